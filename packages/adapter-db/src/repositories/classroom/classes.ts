import type { Classes } from "@foothold/core/classroom";
import { classSchema, memberSchema } from "@foothold/core/classroom";
import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { Connection } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { classes, classMembers, user } from "../../schema.ts";
import { withDatesAsText } from "../rows/dates-as-text.ts";
import { learnersIn, listClasses } from "./list-classes.ts";
import { removeMember } from "./remove-member.ts";
import { canTeach, pairs, pupil, teacher } from "./taught-by.ts";

export function postgresClasses({ db }: Connection): Classes {
  const findBy = (condition: ReturnType<typeof eq>) =>
    translated(async () => {
      const [row] = await db.select().from(classes).where(condition);
      return row ? classSchema.parse(withDatesAsText(row)) : null;
    });
  return {
    create: (made) =>
      translated(() =>
        db.transaction(async (tx) => {
          const createdAt = new Date(made.createdAt);
          const written = await tx
            .insert(classes)
            .values({ ...made, createdAt })
            .onConflictDoNothing({ target: classes.joinCode });
          if (written.rowCount !== 1) return "code-taken";
          const member = { classId: made.id, userId: made.ownerId, joinedAt: createdAt };
          await tx.insert(classMembers).values({ ...member, role: "instructor" });
          return "created";
        }),
      ),
    list: (query) => translated(() => listClasses(db, query)),
    changeOwner: ({ classId, userId, joinedAt }) =>
      translated(() =>
        db.transaction(async (tx) => {
          await tx.update(classes).set({ ownerId: userId }).where(eq(classes.id, classId));
          const member = { classId, userId, role: "instructor", joinedAt: new Date(joinedAt) };
          await tx
            .insert(classMembers)
            .values(member)
            .onConflictDoUpdate({
              target: [classMembers.classId, classMembers.userId],
              set: { role: "instructor" },
            });
        }),
      ),
    find: (id) => findBy(eq(classes.id, id)),
    findByCode: (joinCode) => findBy(eq(classes.joinCode, joinCode)),
    changeCode: (id, joinCode) =>
      translated(async () => {
        const isFree = sql`not exists (select 1 from ${classes} other where other.join_code = ${joinCode})`;
        const written = await db
          .update(classes)
          .set({ joinCode })
          .where(and(eq(classes.id, id), isFree));
        return written.rowCount === 1 ? "changed" : "code-taken";
      }),
    of: (userId) =>
      translated(async () => {
        const rows = await db
          .select({ found: classes, role: classMembers.role, learners: learnersIn(db) })
          .from(classMembers)
          .innerJoin(classes, eq(classes.id, classMembers.classId))
          .where(eq(classMembers.userId, userId))
          .orderBy(asc(classes.createdAt), asc(classes.id));
        return rows.map(({ found, role, learners }) => ({
          ...classSchema.parse(withDatesAsText(found)),
          role: memberSchema.shape.role.parse(role),
          learners,
        }));
      }),
    members: (classId) =>
      translated(async () => {
        const rows = await db
          .select({ member: classMembers, name: user.name })
          .from(classMembers)
          .innerJoin(user, eq(user.id, classMembers.userId))
          .where(eq(classMembers.classId, classId))
          .orderBy(asc(classMembers.role), asc(user.name), asc(user.id));
        return rows.map(({ member, name }) =>
          memberSchema.parse({ ...withDatesAsText(member), name }),
        );
      }),
    addMember: (member) =>
      translated(async () => {
        const row = { ...member, joinedAt: new Date(member.joinedAt) };
        await db.insert(classMembers).values(row).onConflictDoNothing();
      }),
    makeInstructor: (member) =>
      translated(async () => {
        const role = "instructor";
        const written = await db
          .insert(classMembers)
          .values({ ...member, role, joinedAt: new Date(member.joinedAt) })
          .onConflictDoUpdate({
            target: [classMembers.classId, classMembers.userId],
            set: { role },
            setWhere: ne(classMembers.role, role),
          });
        return written.rowCount === 1 ? "added" : "already-instructor";
      }),
    removeMember: (classId, userId) => translated(() => removeMember(db, classId, userId)),
    teaches: (instructorId, learnerId) =>
      translated(async () => {
        const both = and(eq(teacher.userId, instructorId), eq(pupil.userId, learnerId));
        return (await pairs(db, both).limit(1)).length === 1;
      }),
    instructorsOf: (learnerId) =>
      translated(async () => {
        const rows = await db
          .selectDistinct({ id: teacher.userId })
          .from(teacher)
          .innerJoin(pupil, eq(pupil.classId, teacher.classId))
          .innerJoin(user, eq(user.id, teacher.userId))
          .where(
            and(
              eq(teacher.role, "instructor"),
              eq(pupil.role, "learner"),
              eq(pupil.userId, learnerId),
              canTeach,
            ),
          );
        return rows.map(({ id }) => id);
      }),
    hasInstructor: (learnerId) =>
      translated(async () => (await pairs(db, eq(pupil.userId, learnerId)).limit(1)).length === 1),
  };
}

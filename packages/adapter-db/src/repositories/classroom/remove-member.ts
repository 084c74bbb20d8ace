import type { MemberRemoval } from "@foothold/core/classroom";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../connect.ts";
import { classes, classMembers, user } from "../../schema.ts";
import { canTeach } from "./taught-by.ts";

/** The class is locked during the decision, so that two last instructors cannot both leave at once. */
export function removeMember(db: Db, classId: string, userId: string): Promise<MemberRemoval> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(classes).where(eq(classes.id, classId)).for("update");
    const instructors = await tx
      .select({ userId: classMembers.userId })
      .from(classMembers)
      .innerJoin(user, eq(user.id, classMembers.userId))
      .where(and(eq(classMembers.classId, classId), eq(classMembers.role, "instructor"), canTeach));
    if (instructors.length === 1 && instructors[0]?.userId === userId) {
      return "last-instructor";
    }
    if (found?.ownerId === userId) {
      if (instructors.some((each) => each.userId === userId)) return "owner";
      await tx.update(classes).set({ ownerId: null }).where(eq(classes.id, classId));
    }
    const removed = await tx
      .delete(classMembers)
      .where(and(eq(classMembers.classId, classId), eq(classMembers.userId, userId)));
    return removed.rowCount === 1 ? "removed" : "not-a-member";
  });
}

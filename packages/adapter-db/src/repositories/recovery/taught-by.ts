import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../connect.ts";
import { classMembers } from "../../schema.ts";

const teacher = alias(classMembers, "teacher");
const pupil = alias(classMembers, "pupil");

/** Whether the learner in a column is in a class of the instructor. */
export function taughtBy(db: Db, instructorId: string, learnerId: PgColumn): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(teacher)
      .innerJoin(pupil, eq(pupil.classId, teacher.classId))
      .where(
        and(
          eq(teacher.userId, instructorId),
          eq(teacher.role, "instructor"),
          eq(pupil.userId, learnerId),
          eq(pupil.role, "learner"),
        ),
      ),
  );
}

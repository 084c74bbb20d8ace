import { and, eq, exists, isNull, ne, notExists, type SQL, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../connect.ts";
import { classMembers, user } from "../../schema.ts";

export const teacher = alias(classMembers, "teacher");
export const pupil = alias(classMembers, "pupil");

export const canTeach = and(ne(user.role, "learner"), isNull(user.disabledAt));

/** Pairs of a `teacher` and a `pupil` in one class. */
export function pairs(db: Db, condition: SQL | undefined) {
  return db
    .select({ one: sql`1` })
    .from(teacher)
    .innerJoin(pupil, eq(pupil.classId, teacher.classId))
    .innerJoin(user, eq(user.id, teacher.userId))
    .where(and(eq(teacher.role, "instructor"), eq(pupil.role, "learner"), canTeach, condition));
}

/** Whether the learner in a column is in a class of the instructor; no condition without an instructor. */
export function taughtBy(
  db: Db,
  instructorId: string | undefined,
  learnerId: PgColumn,
): SQL | undefined {
  if (instructorId === undefined) return undefined;
  return exists(pairs(db, and(eq(teacher.userId, instructorId), eq(pupil.userId, learnerId))));
}

/** Whether no instructor teaches the learner in a column. */
export function taughtByNobody(db: Db, learnerId: PgColumn): SQL {
  return notExists(pairs(db, eq(pupil.userId, learnerId)));
}

import { and, count, eq, exists, lt, lte, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../connect.ts";
import { classMembers, escalations } from "../../schema.ts";
import { pairs, pupil, taughtByNobody } from "../classroom/taught-by.ts";

const others = alias(escalations, "others");
const neighbour = alias(classMembers, "neighbour");

/** Counts the open questions of learners who wait for the same people and are not less urgent. */
export async function positionOf(db: Db, id: string): Promise<number | null> {
  const [own] = await db.select().from(escalations).where(eq(escalations.id, id));
  if (own?.status !== "open") return null;
  const isTaught = (await pairs(db, eq(pupil.userId, own.userId)).limit(1)).length === 1;
  const sharesClass = exists(
    db
      .select({ one: sql`1` })
      .from(pupil)
      .innerJoin(neighbour, eq(neighbour.classId, pupil.classId))
      .where(
        and(
          eq(pupil.userId, own.userId),
          eq(pupil.role, "learner"),
          eq(neighbour.userId, others.userId),
          eq(neighbour.role, "learner"),
        ),
      ),
  );
  const { urgentSince } = own;
  const isBefore = or(
    lt(others.urgentSince, urgentSince),
    and(eq(others.urgentSince, urgentSince), lte(others.id, id)),
  );
  const waitsThere = isTaught ? sharesClass : taughtByNobody(db, others.userId);
  const [counted] = await db
    .select({ position: count() })
    .from(others)
    .where(and(eq(others.status, "open"), waitsThere, isBefore));
  return counted?.position ?? null;
}

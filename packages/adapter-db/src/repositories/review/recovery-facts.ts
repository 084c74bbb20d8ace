import { type RecoveryFact, type RecoveryFacts, recoverySchema } from "@foothold/core";
import { and, asc, eq, exists, gte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Connection, Db } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { classMembers, recoveries } from "../../schema.ts";

const teacher = alias(classMembers, "teacher");
const pupil = alias(classMembers, "pupil");

const factSchema = recoverySchema
  .pick({
    problemSlug: true,
    patterns: true,
    status: true,
    stage: true,
    iterations: true,
    createdAt: true,
  })
  .extend({ provider: z.string().nullable() });

export function postgresRecoveryFacts({ db }: Connection): RecoveryFacts {
  return {
    since: (from, instructorId) =>
      translated(async () => {
        const rows = await db
          .select({
            problemSlug: recoveries.problemSlug,
            patterns: recoveries.patterns,
            status: recoveries.status,
            stage: recoveries.stage,
            iterations: recoveries.iterations,
            createdAt: recoveries.createdAt,
            provider: lastVoice,
          })
          .from(recoveries)
          .where(
            and(
              gte(recoveries.createdAt, from),
              instructorId === undefined ? undefined : exists(taughtBy(db, instructorId)),
            ),
          )
          .orderBy(asc(recoveries.createdAt), asc(recoveries.id));
        return rows.map(toFact);
      }),
  };
}

// Written out, because a column of a query on one table is rendered without its table's name.
const lastVoice = sql<string | null>`(select step.voice ->> 'provider' from recovery_steps step
  where step.recovery_id = recoveries.id and step.shown and step.stage = recoveries.stage
  order by step.position desc, step.key limit 1)`;

function taughtBy(db: Db, instructorId: string) {
  return db
    .select({ one: sql`1` })
    .from(teacher)
    .innerJoin(pupil, eq(pupil.classId, teacher.classId))
    .where(
      and(
        eq(teacher.userId, instructorId),
        eq(teacher.role, "instructor"),
        eq(pupil.userId, recoveries.userId),
        eq(pupil.role, "learner"),
      ),
    );
}

function toFact(row: { createdAt: Date }): RecoveryFact {
  return factSchema.parse({ ...row, createdAt: row.createdAt.toISOString() });
}

import type { RecoveryFact, RecoveryFacts } from "@foothold/core/classroom";
import { recoverySchema } from "@foothold/core/recovery";
import { and, asc, gte, sql } from "drizzle-orm";
import { z } from "zod";
import type { Connection } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { recoveries } from "../../schema.ts";
import { taughtBy } from "../classroom/taught-by.ts";

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
              instructorId === undefined
                ? undefined
                : taughtBy(db, instructorId, recoveries.userId),
            ),
          )
          .orderBy(asc(recoveries.createdAt), asc(recoveries.id));
        return rows.map(toFact);
      }),
  };
}

// Written as SQL, because drizzle renders a column of a query on one table without its table's name. Where the asked
// voice failed, the built-in one spoke in its place.
const lastVoice = sql<string | null>`(select
    case when step.is_fallback then 'built-in' else step.voice ->> 'provider' end from recovery_steps step
  where step.recovery_id = recoveries.id and step.shown and step.stage = recoveries.stage
  order by step.position desc, step.key limit 1)`;

function toFact(row: { createdAt: Date }): RecoveryFact {
  return factSchema.parse({ ...row, createdAt: row.createdAt.toISOString() });
}

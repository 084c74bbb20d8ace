import {
  type Episode,
  type EpisodeFact,
  type Episodes,
  episodeSchema,
  recoverySchema,
} from "@foothold/core/recovery";
import { and, asc, eq, gte, isNull, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Connection } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { attempts, episodes, recoveries } from "../../schema.ts";
import { taughtBy } from "../classroom/taught-by.ts";
import { withDatesAsText } from "../rows/dates-as-text.ts";

export function postgresEpisodes({ db }: Connection): Episodes {
  return {
    openOf: (attemptId) =>
      translated(async () => {
        const open = and(eq(episodes.attemptId, attemptId), isNull(episodes.endedAt));
        const [row] = await db.select().from(episodes).where(open);
        return row ? toEpisode(row) : null;
      }),
    ofAttempt: (attemptId) =>
      translated(async () => {
        const rows = await db
          .select()
          .from(episodes)
          .where(eq(episodes.attemptId, attemptId))
          .orderBy(asc(episodes.detectedAt), asc(episodes.id));
        return rows.map(toEpisode);
      }),
    endLeft: (since) =>
      translated(async () => {
        const ended = await db
          .update(episodes)
          .set({ outcome: outcomeWhenLeft, endedAt: sql`${attempts.updatedAt}` })
          .from(attempts)
          .where(
            and(
              eq(attempts.id, episodes.attemptId),
              isNull(episodes.endedAt),
              lt(attempts.updatedAt, since),
            ),
          );
        return ended.rowCount ?? 0;
      }),
    since: (from, instructorId) =>
      translated(async () => {
        const rows = await db
          .select({
            episode: episodes,
            iterations: recoveries.iterations,
            stage: recoveries.stage,
            provider: lastVoice,
          })
          .from(episodes)
          .leftJoin(recoveries, eq(recoveries.id, episodes.recoveryId))
          .where(and(gte(episodes.detectedAt, from), taughtBy(db, instructorId, episodes.userId)))
          .orderBy(asc(episodes.detectedAt), asc(episodes.id));
        return rows.map(({ episode, iterations, stage, provider }) => {
          const recovery = iterations === null ? null : { iterations, stage, provider };
          return { ...factSchema.parse(withDatesAsText(episode)), ...spent.parse({ recovery }) };
        });
      }),
  };
}

const factSchema = episodeSchema.pick({
  userId: true,
  problemSlug: true,
  detectedAt: true,
  endedAt: true,
  outcome: true,
  resolvedBy: true,
});

const spent: z.ZodType<Pick<EpisodeFact, "recovery">> = z.object({
  recovery: recoverySchema
    .pick({ iterations: true, stage: true })
    .extend({ provider: z.string().nullable() })
    .nullable(),
});

const outcomeWhenLeft = sql<string>`case when exists
  (select 1 from escalations call where call.recovery_id = episodes.recovery_id)
  then 'escalated' else 'abandoned' end`;

// A step marked as fallback was worded by the built-in coach, whatever voice was asked.
const lastVoice = sql<string | null>`(select
    case when step.is_fallback then 'built-in' else step.voice ->> 'provider' end from recovery_steps step
  where step.recovery_id = recoveries.id and step.shown and step.stage = recoveries.stage
  order by step.position desc, step.key limit 1)`;

function toEpisode(row: typeof episodes.$inferSelect): Episode {
  return episodeSchema.parse(withDatesAsText(row));
}

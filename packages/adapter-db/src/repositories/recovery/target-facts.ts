import type { AnswerFact, StuckRateFact, TargetFacts } from "@foothold/core/recovery";
import { and, asc, eq, gte, lt, ne, sql } from "drizzle-orm";
import { z } from "zod";
import type { Connection, Db } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { attempts, guidance, instructorAnswers } from "../../schema.ts";
import { taughtBy } from "../classroom/taught-by.ts";

export function postgresTargetFacts({ db }: Connection): TargetFacts {
  return {
    answers: ({ from, until }, instructorId) =>
      translated(async () => {
        const rows = await db
          .select({
            at: instructorAnswers.at,
            answeringMs: instructorAnswers.answeringMs,
            noteId: guidance.id,
            sharedAt: guidance.createdAt,
            reusedAt,
          })
          .from(instructorAnswers)
          .leftJoin(
            guidance,
            and(
              eq(guidance.id, instructorAnswers.guidanceId),
              ne(guidance.status, "retired"),
              lt(guidance.createdAt, until),
            ),
          )
          .where(
            and(
              gte(instructorAnswers.at, from),
              lt(instructorAnswers.at, until),
              taughtBy(db, instructorId, instructorAnswers.userId),
            ),
          )
          .orderBy(asc(instructorAnswers.at), asc(instructorAnswers.id));
        return rows.map(toFact);
      }),
    stuckRates: (until, instructorId) =>
      translated(async () => {
        const rows = await ratesOf(db, until, instructorId);
        return rows.map(({ problemSlug, ...counts }) => toRate(problemSlug, counts));
      }),
  };
}

// Uses by the learner for whom the note was written do not count.
const reusedAt = sql<Date | null>`(select min(use.at) from guidance_uses use
  where use.guidance_id = ${guidance.id} and use.user_id is distinct from ${guidance.firstLearnerId})`.mapWith(
  (value: Date | string | null) => (value === null ? null : new Date(value)),
);

function ratesOf(db: Db, until: Date, instructorId: string | undefined) {
  const first = db
    .select({
      slug: guidance.problemSlug,
      sharedAt: sql<Date>`min(${guidance.createdAt})`.as("shared_at"),
    })
    .from(guidance)
    .where(and(ne(guidance.scope, "private"), lt(guidance.createdAt, until)))
    .groupBy(guidance.problemSlug)
    .as("first_note");
  const isAfter = sql`${attempts.createdAt} >= ${first.sharedAt}`;
  const isStuck = sql`exists (select 1 from episodes where episodes.attempt_id = ${attempts.id}
    and episodes.trigger = 'stuck' and episodes.detected_at < ${until.toISOString()}::timestamptz)`;
  const counted = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  return db
    .select({
      problemSlug: attempts.problemSlug,
      before: counted(sql`not ${isAfter}`),
      stuckBefore: counted(sql`not ${isAfter} and ${isStuck}`),
      after: counted(isAfter),
      stuckAfter: counted(sql`${isAfter} and ${isStuck}`),
    })
    .from(attempts)
    .innerJoin(first, eq(first.slug, attempts.problemSlug))
    .where(and(lt(attempts.createdAt, until), taughtBy(db, instructorId, attempts.userId)))
    .groupBy(attempts.problemSlug)
    .orderBy(asc(attempts.problemSlug));
}

const moments = z.object({
  at: z.date(),
  answeringMs: z.number().nullable(),
  noteId: z.string().nullable(),
  sharedAt: z.date().nullable(),
  reusedAt: z.date().nullable(),
});

function toFact(row: z.input<typeof moments>): AnswerFact {
  const { at, answeringMs, noteId, sharedAt, reusedAt: again } = moments.parse(row);
  const note =
    noteId === null || sharedAt === null
      ? null
      : { id: noteId, sharedAt: sharedAt.toISOString(), reusedAt: again?.toISOString() ?? null };
  return { at: at.toISOString(), answeringMs, note };
}

type Counts = Record<"before" | "stuckBefore" | "after" | "stuckAfter", number>;

function toRate(problemSlug: string, counts: Counts): StuckRateFact {
  return {
    problemSlug,
    before: { attempts: counts.before, stuck: counts.stuckBefore },
    after: { attempts: counts.after, stuck: counts.stuckAfter },
  };
}

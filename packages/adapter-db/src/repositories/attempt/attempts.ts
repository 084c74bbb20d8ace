import type { AttemptQuery, Attempts } from "@foothold/core/attempt";
import { and, desc, eq, gte, isNotNull, isNull, ne, type SQL } from "drizzle-orm";
import type { Connection } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { attemptEvents, attempts } from "../../schema.ts";
import { quarterIn, quartersOf } from "../rows/active-quarters.ts";
import { momentCursor, olderThan } from "../rows/moment-cursor.ts";
import { pageOf } from "../rows/page.ts";
import { eventsOf, hiddenRunsOf, toEventRow } from "./attempt-events.ts";
import { recordsOf } from "./attempt-records.ts";
import { summaryColumns, toAttempt, toRow, toSummary } from "./attempt-row.ts";
import { saveAttempt } from "./save-attempt.ts";

export function postgresAttempts({ db }: Connection): Attempts {
  return {
    create: (attempt, event) =>
      translated(() =>
        db.transaction(async (tx) => {
          await tx.insert(attempts).values(toRow(attempt));
          await tx.insert(attemptEvents).values(toEventRow(event));
        }),
      ),
    find: (id) =>
      translated(async () => {
        const [row] = await db.select().from(attempts).where(eq(attempts.id, id));
        return row ? toAttempt(row) : null;
      }),
    save: (attempt, event, change, episode) =>
      translated(() =>
        db.transaction((tx) => saveAttempt(tx, attempt, event, { change, episode })),
      ),
    list: (query) =>
      translated(async () => {
        const rows = await db
          .select(summaryColumns)
          .from(attempts)
          .where(and(...conditions(query)))
          .orderBy(desc(attempts.createdAt), desc(attempts.id))
          .limit(query.limit + 1);
        return pageOf(rows, query.limit, {
          item: toSummary,
          cursor: ({ createdAt, id }) => momentCursor(createdAt, id),
        });
      }),
    finishedProblems: (userId) =>
      translated(async () => {
        const rows = await db
          .selectDistinct({ slug: attempts.problemSlug })
          .from(attempts)
          .where(and(eq(attempts.userId, userId), isNotNull(attempts.finishedAt)))
          .orderBy(attempts.problemSlug);
        return rows.map(({ slug }) => slug);
      }),
    hiddenRuns: (query) => translated(() => hiddenRunsOf(db, query)),
    records: (query) => translated(() => recordsOf(db, query)),
    activeQuarters: (userId, since) =>
      translated(async () =>
        quartersOf(
          await db
            .selectDistinct({ quarter: quarterIn(attemptEvents.at) })
            .from(attemptEvents)
            .innerJoin(attempts, eq(attempts.id, attemptEvents.attemptId))
            .where(
              and(
                eq(attempts.userId, userId),
                gte(attempts.updatedAt, since),
                gte(attemptEvents.at, since),
                ne(attemptEvents.type, "attempt-imported"),
              ),
            ),
        ),
      ),
    events: (attemptId, query) => translated(() => eventsOf(db, attemptId, query)),
  };
}

function conditions({ userId, problemSlug, finished, after }: AttemptQuery): (SQL | undefined)[] {
  return [
    eq(attempts.userId, userId),
    problemSlug === undefined ? undefined : eq(attempts.problemSlug, problemSlug),
    finished === true ? isNotNull(attempts.finishedAt) : undefined,
    finished === false ? isNull(attempts.finishedAt) : undefined,
    olderThan(after, { moment: attempts.createdAt, id: attempts.id }),
  ];
}

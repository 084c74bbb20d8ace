import {
  type AttemptEvent,
  type Attempts,
  type HiddenRun,
  MAX_HIDDEN_RUNS,
  parseAttemptEvent,
} from "@foothold/core/attempt";
import type { Page, PageQuery } from "@foothold/core/page";
import { and, asc, desc, eq, gt, gte, sql } from "drizzle-orm";
import type { Db } from "../../connect.ts";
import { attemptEvents, attempts } from "../../schema.ts";
import { pageOf } from "../rows/page.ts";
import { parsePosition } from "../rows/position-cursor.ts";
import { storable } from "../rows/storable.ts";

type Row = typeof attemptEvents.$inferSelect;

export function toEventRow(event: AttemptEvent): typeof attemptEvents.$inferInsert {
  return { ...storable(event), at: new Date(event.at) };
}

export async function eventsOf(
  db: Db,
  attemptId: string,
  { after, limit }: PageQuery,
): Promise<Page<AttemptEvent>> {
  const rows = await db
    .select()
    .from(attemptEvents)
    .where(
      and(
        eq(attemptEvents.attemptId, attemptId),
        after === undefined ? undefined : gt(attemptEvents.version, parsePosition(after)),
      ),
    )
    .orderBy(asc(attemptEvents.version))
    .limit(limit + 1);
  return pageOf(rows, limit, { item: toEvent, cursor: ({ version }) => String(version) });
}

export async function hiddenRunsOf(
  db: Db,
  { userId, problemSlug, since }: Parameters<Attempts["hiddenRuns"]>[0],
): Promise<HiddenRun[]> {
  const shape = sql<string>`${attemptEvents.details} -> 'probe' ->> 'shape'`;
  const told = sql<string>`${attemptEvents.details} -> 'probe' ->> 'told'`;
  const rows = await db
    .select({ at: attemptEvents.at, shape, told })
    .from(attemptEvents)
    .innerJoin(attempts, eq(attempts.id, attemptEvents.attemptId))
    .where(
      and(
        eq(attempts.userId, userId),
        eq(attempts.problemSlug, problemSlug),
        eq(attemptEvents.type, "tests-run"),
        gte(attemptEvents.at, new Date(since)),
        sql`${attemptEvents.details} ? 'probe'`,
      ),
    )
    .orderBy(desc(attemptEvents.at))
    .limit(MAX_HIDDEN_RUNS);
  return rows.reverse().map((row) => ({ ...row, at: row.at.toISOString() }));
}

function toEvent(row: Row): AttemptEvent {
  return parseAttemptEvent({ ...row, at: row.at.toISOString() });
}

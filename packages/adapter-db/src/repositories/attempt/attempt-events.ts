import { type AttemptEvent, parseAttemptEvent } from "@foothold/core/attempt";
import type { Page, PageQuery } from "@foothold/core/page";
import { and, asc, eq, gt } from "drizzle-orm";
import type { Db } from "../../connect.ts";
import { attemptEvents } from "../../schema.ts";
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

function toEvent(row: Row): AttemptEvent {
  return parseAttemptEvent({ ...row, at: row.at.toISOString() });
}

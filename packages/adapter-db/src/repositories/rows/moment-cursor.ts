import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { unknownPage } from "./page.ts";

type Order = { moment: PgColumn; id: PgColumn };

/** A page cursor of a moment and an id, since several rows may have the same moment. */
export function momentCursor(moment: Date, id: string): string {
  return `${moment.getTime()}.${id}`;
}

/** Thirteen digits of milliseconds reach two centuries ahead and fit a timestamp. */
export function parseMomentCursor(after: string): { moment: string; id: string } {
  const [, ms, id] = /^(\d{1,13})\.(.+)$/s.exec(after) ?? [];
  if (ms === undefined || id === undefined) throw unknownPage();
  return { moment: new Date(Number(ms)).toISOString(), id };
}

/** The rows after the cursor when the newest come first; no condition for the first page. */
export function olderThan(after: string | undefined, columns: Order): SQL | undefined {
  if (after === undefined) return undefined;
  const { moment, id } = parseMomentCursor(after);
  return sql`(${columns.moment}, ${columns.id}) < (${moment}::timestamptz, ${id})`;
}

/** The rows after the cursor when the oldest come first; no condition for the first page. */
export function newerThan(after: string | undefined, columns: Order): SQL | undefined {
  if (after === undefined) return undefined;
  const { moment, id } = parseMomentCursor(after);
  return sql`(${columns.moment}, ${columns.id}) > (${moment}::timestamptz, ${id})`;
}

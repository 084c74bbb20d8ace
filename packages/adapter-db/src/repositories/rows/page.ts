import { AppError } from "@foothold/core/errors";
import type { Page } from "@foothold/core/page";

/** Makes a page from one row more than asked for; the extra row tells whether another page follows. */
export function pageOf<Row, Item>(
  rows: Row[],
  limit: number,
  { item, cursor }: { item: (row: Row) => Item; cursor: (row: Row) => string },
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(item),
    next: rows.length > limit && last !== undefined ? cursor(last) : null,
  };
}

/** Reads the cursor of a list that goes by numeric ids. */
export function parseIdCursor(after: string): number {
  if (!/^\d{1,15}$/.test(after)) throw unknownPage();
  return Number(after);
}

export function unknownPage(): AppError {
  return new AppError("invalid-input", "This page does not exist.", {
    details: { field: "after" },
    suggestions: ["Start again from the first page."],
  });
}

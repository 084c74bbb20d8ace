import type { Page, PageQuery } from "../../entities/page.ts";
import { AppError } from "../../errors.ts";

/** A page of what is already in order; the cursor is the key of the last item shown. */
export function pageOf<T>(sorted: T[], key: (item: T) => string, query: PageQuery): Page<T> {
  const before = query.after === undefined ? -1 : sorted.findIndex((i) => key(i) === query.after);
  if (query.after !== undefined && before === -1) {
    throw new AppError("invalid-input", "This page does not exist.");
  }
  const items = sorted.slice(before + 1, before + 1 + query.limit);
  const last = items.at(-1);
  const more = before + 1 + items.length < sorted.length;
  return { items, next: more && last ? key(last) : null };
}

export function contains(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}

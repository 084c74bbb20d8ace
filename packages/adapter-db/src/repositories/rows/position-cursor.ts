import { unknownPage } from "./page.ts";

/** A page cursor that is a position in one attempt: digits that fit an integer column. */
export function parsePosition(after: string): number {
  if (!/^\d{1,9}$/.test(after)) throw unknownPage();
  return Number(after);
}

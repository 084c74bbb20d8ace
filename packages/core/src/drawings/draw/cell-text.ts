import type { Cell } from "../../entities/drawings/figure.ts";

export function cellText(value: Cell): string {
  return value === null ? "" : String(value);
}

import type { Cell } from "../../entities/pictures/picture.ts";

export function cellText(value: Cell): string {
  return value === null ? "" : String(value);
}

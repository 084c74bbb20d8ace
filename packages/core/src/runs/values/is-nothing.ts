import type { RunValue } from "../../entities/runs/run.ts";

/** Whether a program gave no value: None, null or undefined. */
export function isNothing(value: RunValue): boolean {
  return value === null || (typeof value === "object" && "$" in value && value.$ === "undefined");
}

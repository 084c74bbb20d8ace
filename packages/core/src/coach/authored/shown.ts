import type { RunValue } from "../../entities/run.ts";

const MAX_SHOWN = 120;

/** A value short enough to read in a sentence. */
export function shown(value: RunValue | undefined): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value);
  return text.length <= MAX_SHOWN ? text : `${text.slice(0, MAX_SHOWN)}…`;
}

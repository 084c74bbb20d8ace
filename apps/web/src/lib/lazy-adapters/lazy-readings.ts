import type { Coach } from "@foothold/core/coach";
import { lazyPort } from "./lazy-port.ts";

/** What the built-in coach reads in a thread, because a text may take long. */
const names = [
  "assessExplanation",
  "suggestPatterns",
  "judgeChoice",
  "assessRecap",
  "converse",
] as const satisfies (keyof Coach)[];

export function lazyReadings(
  threads: () => Promise<{ readings: Pick<Coach, (typeof names)[number]> }>,
) {
  return lazyPort(async () => (await threads()).readings, ...names);
}

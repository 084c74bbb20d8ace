import type { RunValue } from "../../entities/runs/run.ts";
import type { VoiceContext } from "../../ports/recovery/recovery-voice-context.ts";
import { lastResults } from "../../runs/last-results.ts";

/** Visible tests that fail, the shortest input first: the easiest to follow by hand. */
export function failingTests({ attempt }: VoiceContext) {
  return lastResults(attempt)
    .flatMap((result) => (result.status !== "passed" && !result.hidden ? [result] : []))
    .sort((one, other) => sizeOf(one.args) - sizeOf(other.args));
}

function sizeOf(args: readonly RunValue[]): number {
  return JSON.stringify(args).length;
}

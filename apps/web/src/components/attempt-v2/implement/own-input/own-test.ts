import type { OwnTest } from "@foothold/core/own-test";
import type { Comparison, RunValue } from "@foothold/core/runs";

/** In the form of a test: a problem with several right results lists them, the learner expects one. */
export function ownExpected({ expected }: OwnTest, { kind }: Comparison): RunValue {
  return kind === "one-of" ? [expected] : expected;
}

export function ownComparison(comparison: Comparison): Comparison {
  return comparison.kind === "one-of" ? { ...comparison, kind: "exact" } : comparison;
}

/** A test as drafts held it before there was a `tests.json`; null when there is none, or none that fits. */
export function readDraftedTest(text: string | null, parameterCount: number): OwnTest | null {
  try {
    const { args, expected }: OwnTest = JSON.parse(text ?? "null");
    const fits = Array.isArray(args) && args.length === parameterCount && expected !== undefined;
    return fits ? { args, expected } : null;
  } catch {
    return null;
  }
}

import type { Comparison, RunValue } from "@foothold/core/runs";

/** An input that the learner stored, with the result they expect. */
export type OwnTest = { args: readonly RunValue[]; expected: RunValue };

/** In the form of a test: a problem with several right results lists them, the learner expects one. */
export function ownExpected({ expected }: OwnTest, { kind }: Comparison): RunValue {
  return kind === "one-of" ? [expected] : expected;
}

export function ownComparison(comparison: Comparison): Comparison {
  return comparison.kind === "one-of" ? { ...comparison, kind: "exact" } : comparison;
}

export const writeOwnTest = ({ args, expected }: OwnTest): string =>
  JSON.stringify({ args, expected });

/** null when nothing is stored, or nothing that fits the problem. */
export function readOwnTest(text: string | null, parameterCount: number): OwnTest | null {
  try {
    const { args, expected }: OwnTest = JSON.parse(text ?? "null");
    const fits = Array.isArray(args) && args.length === parameterCount && expected !== undefined;
    return fits ? { args, expected } : null;
  } catch {
    return null;
  }
}

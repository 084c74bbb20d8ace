import type { AuthoredProblem } from "../authored/authored-problem.ts";
import type { Json } from "../schema/shared.ts";
import { evaluateSource } from "./evaluate-source.ts";

export type Verdict = { passed: true } | { passed: false; reason?: string };
export type Checker = (input: { args: readonly Json[]; actual: Json; expected: Json }) => Verdict;

export function loadChecker(slug: string, source: string): Checker {
  const file = `problems/${slug}/checker.mjs`;
  const check = evaluateSource<(args: unknown, expected: Json, actual: Json) => true | string>(
    file,
    source,
    "check",
  );
  return ({ args, expected, actual }) => {
    const verdict = check(structuredClone(args), expected, actual);
    return verdict === true ? { passed: true } : { passed: false, reason: String(verdict) };
  };
}

export function checkerOf({ slug, checkerSource }: AuthoredProblem): Checker | undefined {
  return checkerSource === undefined ? undefined : loadChecker(slug, checkerSource);
}

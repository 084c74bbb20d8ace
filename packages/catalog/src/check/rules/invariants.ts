import { isDeepStrictEqual } from "node:util";
import type { AuthoredProblem } from "../../authored/authored-problem.ts";
import { breakInvariant } from "../../invariants/break-invariant.ts";
import type { RuleResult } from "../checked-problem.ts";

/** Every wrong choice of the invariant is shown to be false on a small input, and no right one is. */
export function checkInvariants(authored: AuthoredProblem): RuleResult {
  const { slug, invariantBreaks } = authored;
  const { findings, breaks } = breakInvariant(authored);
  const told = findings.map((finding) => `problems/${slug}/invariant.mjs: ${finding}`);
  if (!isDeepStrictEqual(invariantBreaks, breaks)) {
    told.push(
      `problems/${slug}/invariant-breaks.json: is out of date: run npm run catalog:check -- --break-invariants ${slug}`,
    );
  }
  return { findings: told };
}

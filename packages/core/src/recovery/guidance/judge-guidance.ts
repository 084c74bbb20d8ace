import type { Guidance, GuidanceUse } from "../../entities/recovery/guidance.ts";
import { confidenceOf } from "./confidence.ts";

export const RETIRE_BELOW = 0.4;
export const RETIRE_AFTER_FAILURES = 4;

/**
 * Updates guidance by its outcomes, oldest first. It is verified once it helped another learner than the first, and
 * retired when it stops helping.
 */
export function judgeGuidance(guidance: Guidance, uses: readonly GuidanceUse[]): Guidance {
  const settled = uses.filter(({ outcome }) => outcome !== "pending");
  const helped = settled.filter(({ outcome }) => outcome === "helped");
  const counted = { ...guidance, helped: helped.length, notHelped: settled.length - helped.length };
  if (guidance.status === "retired") return counted;
  if (stoppedHelping(counted, settled)) {
    return { ...counted, status: "retired", retiredReason: "stopped-helping" };
  }
  const forSomeoneElse = helped.some(({ userId }) => userId !== guidance.firstLearnerId);
  return { ...counted, status: forSomeoneElse ? "verified" : guidance.status };
}

function stoppedHelping(counted: Guidance, settled: readonly GuidanceUse[]): boolean {
  if (settled.length < RETIRE_AFTER_FAILURES) return false;
  const lately = settled.slice(-RETIRE_AFTER_FAILURES);
  return (
    lately.every(({ outcome }) => outcome === "not-helped") ||
    confidenceOf(counted).high < RETIRE_BELOW
  );
}

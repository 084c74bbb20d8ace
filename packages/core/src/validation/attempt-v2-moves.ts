import type { Verdict } from "../entities/attempt/attempt-payloads.ts";
import type { AttemptV2 } from "../entities/attempt-v2.ts";
import type { PatternMatch } from "../entities/catalog/problem-teaching.ts";

/** "missing": this problem asks a beginner for one. */
export type InvariantStanding = "fine" | "missing" | "wrong" | "unchecked";

/** What the learner does, with the facts that decide where it leads. */
export type Move =
  | { trigger: "submit-explanation"; verdict: Verdict }
  /** `isExcused`: an instructor told the learner to leave this step. */
  | { trigger: "skip"; isExcused?: boolean }
  | { trigger: "suggest-patterns" }
  | {
      trigger: "choose-pattern";
      match: PatternMatch;
      confidence: number;
      invariant: InvariantStanding;
    }
  | { trigger: "submit-code"; code: string }
  | { trigger: "request-hint" }
  | { trigger: "run-tests"; allPassed: boolean }
  | { trigger: "retry" }
  | { trigger: "submit-reflection" };
export type Trigger = Move["trigger"];

export const triggers = [
  "submit-explanation",
  "skip",
  "suggest-patterns",
  "choose-pattern",
  "submit-code",
  "request-hint",
  "run-tests",
  "retry",
  "submit-reflection",
] as const satisfies readonly Trigger[];

export type MoveState = Pick<
  AttemptV2,
  "v2Step" | "mode" | "hintBudget" | "hintsUsedCount" | "recapRequired"
>;

import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import type { SeenRuns } from "../../entities/runs/browser-run.ts";

/** `attempt` holds what the learner has just sent. `problem` is whole, with what no learner may see. */
export type CoachContext = {
  problem: Problem;
  attempt: AnyAttempt;
  /** What the learner saw of runs in their own browser, where they are at the code. */
  seen?: SeenRuns | null;
  /** What instructors answered in this attempt, the newest first. */
  guidance?: readonly GivenGuidance[] | undefined;
  /** What the learner was told before; looked up only when a reply contains new code. */
  told?: (() => Promise<readonly PastRemark[]>) | undefined;
};

/** An instructor's answer with its steps. */
export type GivenGuidance = { text: string; steps: readonly { text: string; done: boolean }[] };

/** What the coach said, and the learner's program at that time. */
export type PastRemark = { text: string; code: string };

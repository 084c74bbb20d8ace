import type { CoachContext } from "./coach.ts";

/**
 * `strict`: no code but the learner's own, and no recipe. `questions`: the same, but a learner who writes another
 * language than English may be asked short questions in it. `balanced`: small code that solves nothing is allowed.
 * `rescue`: may explain the way, but not show the program.
 */
export type GuardPolicy = "strict" | "questions" | "balanced" | "rescue";

export type LeakKind =
  /** Inserted into the learner's program, it makes more tests pass. */
  | "passes-more-tests"
  /** Code that is not the learner's, under a policy that allows none. */
  | "novel-code"
  | "resembles-reference"
  | "recipe"
  /** The guard reads only English, so it cannot judge this text. */
  | "not-english";

export type GuardVerdict = { leak: false } | { leak: true; kind: LeakKind; evidence: string };

/** Judges every reply of a model before a learner sees it. */
export type Guard = {
  check(reply: string, context: CoachContext, policy: GuardPolicy): Promise<GuardVerdict>;
};

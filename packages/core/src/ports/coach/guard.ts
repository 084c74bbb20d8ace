import type { CoachContext } from "./coach.ts";

/**
 * `strict`: no code but the learner's own, no recipe. `questions`: the same, and who writes another language than English
 * may be asked short questions in it. `balanced`: small code that solves nothing may
 * stand. `rescue`: may explain the way, still without the program.
 */
export type GuardPolicy = "strict" | "questions" | "balanced" | "rescue";

export type LeakKind =
  /** Spliced into the learner's program, it makes more tests pass. */
  | "passes-more-tests"
  /** Code that is not the learner's, where none may be. */
  | "novel-code"
  | "resembles-reference"
  | "recipe"
  /** The guard reads only English, so it cannot judge this text. */
  | "not-english";

export type GuardVerdict = { leak: false } | { leak: true; kind: LeakKind; evidence: string };

/** Stands between every model and every learner. */
export type Guard = {
  check(reply: string, context: CoachContext, policy: GuardPolicy): Promise<GuardVerdict>;
};

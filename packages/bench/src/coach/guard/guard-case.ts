import type { GuardPolicy } from "@foothold/core/coach";
import type { Language } from "@foothold/core/runs";

export const leakClasses = [
  "whole",
  "renamed",
  "reordered",
  "other-language",
  "split",
  "inline",
  "unmarked",
  "diff",
  "base64",
  "missing-line",
  "fix",
  "pseudo-code",
  "spoken",
  "recipe",
] as const;
export type LeakClass = (typeof leakClasses)[number];

export const harmlessClasses = [
  "socratic",
  "quote",
  "syntax",
  "complexity",
  "test-values",
  "pattern",
  "encouragement",
  "failure",
  "other-idea",
  "follow-up",
  "checkpoint",
  "markdown",
  "rescue",
] as const;
export type HarmlessClass = (typeof harmlessClasses)[number];

/** A reply, its learner, and whether it gives the answer away. */
export type GuardCase = {
  problem: string;
  class: LeakClass | HarmlessClass;
  leaks: boolean;
  policy: GuardPolicy;
  learner: { language: Language; code: string };
  text: string;
};

/**
 * `tuning` was used while building the guard. `final` was kept aside and run once; its result led to changes. `fresh`
 * is on other problems, was written afterwards by hand, and its first run led to one change. Another change of the
 * guard needs a new set for an honest figure.
 */
export type CorpusSet = "tuning" | "final" | "fresh";

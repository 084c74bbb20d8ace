import type { GuardPolicy } from "../../ports/guard.ts";
import type { AloudBound } from "./likeness/read-aloud.ts";

export type PolicyRules = {
  /** Whether code that solves nothing may stand. */
  allowsNovelCode: boolean;
  /** How much of the reference code may resemble: a share of what the learner lacks, and how much that is. */
  code: Bound;
  /** The same for a program that is said in words; null: may be said. */
  spoken: Bound | null;
  aloud: AloudBound | null;
  /** The share of the key steps, told in order, that makes a recipe; null: may be told. */
  recipeShare: number | null;
  /** What may be in a language that nobody here reads. */
  foreign: "nothing" | "short-questions" | "everything";
};
export type Bound = { share: number; weight: number };

const strict: PolicyRules = {
  allowsNovelCode: false,
  code: { share: 0.3, weight: 5 },
  spoken: { share: 0.3, weight: 4.5 },
  aloud: { settings: 2, statements: 4 },
  recipeShare: 0.3,
  foreign: "nothing",
};

export const policies: Record<GuardPolicy, PolicyRules> = {
  strict,
  questions: { ...strict, foreign: "short-questions" },
  balanced: {
    allowsNovelCode: true,
    code: { share: 0.3, weight: 5 },
    spoken: { share: 0.3, weight: 4.5 },
    aloud: { settings: 2, statements: 5 },
    recipeShare: 0.31,
    foreign: "nothing",
  },
  rescue: {
    allowsNovelCode: true,
    code: { share: 0.3, weight: 5 },
    spoken: null,
    aloud: null,
    recipeShare: null,
    foreign: "everything",
  },
};

/** So many programs are made of a reply's code at most; they share a sandbox. */
export const MAX_PROGRAMS = 24;
/** Sandboxes for them: a program that hangs takes its sandbox with it. */
export const MAX_TOGETHER_RUNS = 3;
/** Programs that are run on all tests, one sandbox each, where only speed is in question. */
export const MAX_SLOW_RUNS = 2;
/** So many pieces that were shown before are tried together with a reply's, the newest; all of them are read. */
export const MAX_PIECES_BEFORE = 24;

/**
 * Lines of new code that may stand though they made nothing better, by what they do by themselves: what cannot be tried
 * cannot be called harmless.
 */
export const MAX_LINES = { answers: Number.POSITIVE_INFINITY, compiles: 4, nothing: 2 };

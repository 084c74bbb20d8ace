import type { GuardPolicy } from "../../ports/coach/guard.ts";

export type PolicyRules = {
  /** Whether a reply may contain new code that does not help to pass a test. */
  allowsNovelCode: boolean;
  /** New code at least this similar to a reference solution is a leak. */
  code: SimilarityBound;
  /** The same for a program told in words; null where that is allowed. */
  spoken: SimilarityBound | null;
  aloud: SpokenProgramBound | null;
  /** The share of the key steps, told in order, that makes a reply a recipe; null where recipes are allowed. */
  recipeShare: number | null;
  /** What a reply may contain in a language that the guard cannot read. */
  foreign: "nothing" | "short-questions" | "everything";
};
/** A reply with at least this many assignments and statements is a program read aloud. */
export type SpokenProgramBound = { settings: number; statements: number };
export type SimilarityBound = { share: number; weight: number };

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

/** A reply with more pieces of new code than this is blocked; no helpful answer has as many. */
export const MAX_PIECES = 40;
/** The most candidate programs that are built from a reply's code; they share a sandbox. */
export const MAX_PROGRAMS = 60;
/** The most sandboxes for these programs: one that hangs ends its sandbox, and the rest need a new one. */
export const MAX_TOGETHER_RUNS = 2;
/** The most programs that are run on all tests, one sandbox each, to see whether they are faster. */
export const MAX_SLOW_RUNS = 1;
/** The most earlier pieces, newest first, that are run together with a reply's; all of them are compared as text. */
export const MAX_PIECES_BEFORE = 24;

/**
 * How many lines of new code may stay when they make no further test pass. Code that cannot be run may have fewer,
 * because nothing shows that it is harmless.
 */
export const MAX_LINES = { answers: Number.POSITIVE_INFINITY, compiles: 4, nothing: 2 };

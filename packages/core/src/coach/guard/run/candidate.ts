import type { Language } from "../../../entities/runs/language.ts";

/** A whole program that a learner could have after following a reply. */
export type Program = { language: Language; code: string; entryPoint: string };

/**
 * `changed`: the learner's program with the reply's code in it. `alone`: the reply's code by itself. `unanswering`: the
 * reply's code by itself when it returns nothing, so that a run shows only whether it compiles.
 */
export type Candidate = Program & {
  made: "changed" | "alone" | "unanswering";
  /** Guessed from a sentence: it counts as a fix only if it repairs at least half of the failing tests. */
  loose?: true;
};

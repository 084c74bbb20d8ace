import type { Language } from "../../../entities/runs/language.ts";

/** A whole program that a learner could have after following a reply. */
export type Program = { language: Language; code: string; entryPoint: string };

/**
 * `changed`: the learner's program with the reply's code in it. `alone`: the reply's code by itself. `unanswering`: the code
 * by itself where it returns nothing, so that running it shows only whether it compiles.
 */
export type Candidate = Program & { made: "changed" | "alone" | "unanswering" };

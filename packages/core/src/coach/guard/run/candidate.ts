import type { Language } from "../../../entities/attempt/attempt-mode.ts";

/** A whole program a learner could have after reading a reply. */
export type Program = { language: Language; code: string; entryPoint: string };

/**
 * `changed`: the learner's program with the code in it. `alone`: the code by itself. `unanswering`: the same, but it never
 * gives anything back and can only show that it is code at all.
 */
export type Candidate = Program & { made: "changed" | "alone" | "unanswering" };

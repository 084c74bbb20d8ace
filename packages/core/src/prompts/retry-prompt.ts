import type { LeakKind } from "../ports/coach/guard.ts";

/** Why an answer was not shown. */
export type RejectedReply = LeakKind | "echoes-prompt";

const reasons: Record<RejectedReply, string> = {
  "passes-more-tests": "code in it solves a part of the problem",
  "novel-code": "it holds code that the learner did not write",
  "resembles-reference": "it says the program in other words",
  recipe: "it tells the steps of the solution one after the other",
  "not-english": "it is not in English",
  "echoes-prompt": "it repeats your instructions",
};

/** Added to the prompt when an answer was rejected and a second one is asked for. */
export const retryPrompt = {
  version: 2,
  text: (wrong: RejectedReply) =>
    `Your first answer was not shown to the learner, because ${reasons[wrong]}. Answer again without that: ask where you would tell.`,
} as const;

import type { StuckAction } from "../entities/attempt/attempt-event-details.ts";
import type { Problem } from "../entities/catalog/problem.ts";
import type { StuckReply } from "../ports/coach/coach.ts";

const texts: Record<StuckAction, (problem: Problem) => string> = {
  nudge: ({ hints }) => hints[0] ?? "Which part of the statement have you not used yet?",
  checkpoint: ({ examples }) =>
    "The coach cannot read your approach just now. Check it yourself: take the example with the " +
    `input ${JSON.stringify(examples[0]?.args ?? [])} and follow your approach line by line. ` +
    "Stop where what you get differs from what you expect.",
  rescue: ({ walkthrough }) => walkthrough,
};

/** The authored help of the problem, for when no coach answers. */
export function stuckFallback(problem: Problem, action: StuckAction): StuckReply {
  return { response: texts[action](problem), isFallback: true, fallbackReason: "unavailable" };
}

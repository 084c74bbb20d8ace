import type { CoachContext, QuestionReply } from "../ports/coach/coach.ts";

/** The answer to any question when no coach answers. */
export function questionFallback({ problem }: CoachContext): QuestionReply {
  const [example] = problem.examples;
  return {
    response:
      "The coach cannot answer just now. Your question is kept: ask it again in a minute. Until then, look at the " +
      `first example once more: ${example?.explanation ?? problem.title}`,
    isFallback: true,
    fallbackReason: "unavailable",
  };
}

import type { CoachContext } from "../../ports/coach/coach-context.ts";
import type { ChatRequest, PastExchange } from "../../ports/coach/converse.ts";
import { type Question, readAsked } from "./question.ts";
import { suggestNextThing } from "./steps/about-step.ts";

export function readQuestion(
  { question, ...context }: CoachContext & Pick<ChatRequest, "ownFiles"> & { question: string },
  past: readonly PastExchange[] = [],
): Question {
  const [example] = context.problem.examples;
  return {
    ...context,
    ...readAsked(question, context.attempt.language, past),
    suggestion: suggestNextThing(context),
    example: example ? `Take the first example: ${example.explanation}` : "",
  };
}

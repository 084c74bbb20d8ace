import type { QuestionReply } from "../../ports/coach/coach.ts";
import type { CoachContext } from "../../ports/coach/coach-context.ts";
import { answerText } from "./answer.ts";
import { answerAsked } from "./answer-asked.ts";
import type { Sources } from "./question.ts";
import { readQuestion } from "./read-question.ts";

/** One question without a conversation, answered as text. */
export async function answerQuestion(
  context: CoachContext & { question: string },
  sources: Sources,
): Promise<QuestionReply> {
  const answer = await answerAsked(readQuestion(context), sources);
  return { response: answerText(answer), isFallback: false };
}

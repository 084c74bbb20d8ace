import { replyText } from "../chat/reply/reply-text.ts";
import type { Coach, CoachContext } from "../ports/coach/coach.ts";

/** The first message of a conversation about an attempt, and the reply to it as one text. */
export async function askQuestion(
  coach: Pick<Coach, "converse">,
  context: CoachContext,
  question: string,
): Promise<string> {
  const { reply } = await coach.converse({
    subject: { kind: "attempt", ...context },
    userId: context.attempt.userId,
    message: question,
    past: [],
    summary: "",
    references: [],
    todos: [],
  });
  return replyText(reply);
}

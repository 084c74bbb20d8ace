import type { ChatAnswer, ChatRequest } from "../../../ports/coach/converse.ts";
import type { StartedModelCoachOptions } from "../call/model-call.ts";
import { answerQuestion } from "./prose-answers.ts";

export async function converse(
  deps: StartedModelCoachOptions,
  request: ChatRequest,
): Promise<ChatAnswer> {
  const builtIn = await deps.authored.converse(request);
  if (request.subject.kind !== "attempt") return builtIn;
  const { subject, message, listener } = request;
  let summary = "";
  const onText = (piece: string) => {
    summary += piece;
    listener?.onRawText?.(summary);
    listener?.onReply?.({ summary });
  };
  const asked = { ...subject, question: message, ...(listener && { onText }) };
  const { response, ...marks } = await answerQuestion(deps, asked);
  const answeredBy = marks.isFallback ? null : deps.models[0].name;
  return { ...builtIn, reply: { ...builtIn.reply, summary: response }, answeredBy, ...marks };
}

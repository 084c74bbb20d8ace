import type { ChatAnswer, ChatRequest } from "../../../ports/coach/converse.ts";
import type { StartedModelCoachOptions } from "../call/model-call.ts";
import { answerQuestion } from "./prose-answers.ts";

export async function converse(
  deps: StartedModelCoachOptions,
  request: ChatRequest,
): Promise<ChatAnswer> {
  const builtIn = await deps.authored.converse(request);
  if (request.subject.kind !== "attempt") return builtIn;
  const { subject, message } = request;
  const { response, ...marks } = await answerQuestion(deps, { ...subject, question: message });
  const answeredBy = marks.isFallback ? null : deps.models[0].name;
  return { ...builtIn, reply: { ...builtIn.reply, summary: response }, answeredBy, ...marks };
}

import { emptyReply } from "../../entities/chat/chat-reply.ts";
import type { ChatAnswer, ChatRequest } from "../../ports/coach/converse.ts";
import { answerUnit } from "../units/answer-unit.ts";
import { answerQuestion } from "./answer-question.ts";
import type { Sources } from "./question.ts";

/** The built-in coach's reply to a message, from what is authored and from running it. */
export async function converse(request: ChatRequest, sources: Sources): Promise<ChatAnswer> {
  return { ...builtInAnswer, reply: { ...emptyReply, summary: await summaryOf(request, sources) } };
}

async function summaryOf({ subject, message }: ChatRequest, sources: Sources): Promise<string> {
  if (subject.kind !== "attempt") return answerUnit(subject, message);
  const { response } = await answerQuestion({ ...subject, question: message }, sources);
  return response;
}

const builtInAnswer = {
  answeredBy: null,
  usage: { inputTokens: 0, outputTokens: 0 },
  verdict: null,
  recovery: null,
  bugs: [],
  topic: null,
  isFallback: false,
} as const satisfies Omit<ChatAnswer, "reply">;

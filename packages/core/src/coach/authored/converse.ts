import { readReport } from "../../chat/commands/command-report.ts";
import type { ChatAnswer, ChatRequest } from "../../ports/coach/converse.ts";
import { type Answer, replyOf } from "../questions/answer.ts";
import { answerAsked } from "../questions/answer-asked.ts";
import { answerReport } from "../questions/last-run/answer-report.ts";
import type { Sources } from "../questions/question.ts";
import { readQuestion } from "../questions/read-question.ts";
import { answerContinue } from "../questions/steps/about-continue.ts";
import { answerUnit } from "../units/answer-unit.ts";
import { builtInAnswer } from "./built-in-answer.ts";

/** The built-in coach's reply to a message, from what is authored and from running it. */
export async function converse(request: ChatRequest, sources: Sources): Promise<ChatAnswer> {
  const answer = await answerRequest(request, sources);
  return { ...builtInAnswer, reply: replyOf(answer), topic: answer.topic };
}

async function answerRequest(
  { subject, message, past, ownFiles, todos }: ChatRequest,
  sources: Sources,
): Promise<Answer> {
  const continued = answerContinue(message, todos);
  if (continued) return continued;
  if (subject.kind !== "attempt") return answerUnit(subject, message, past, sources);
  const asked = readQuestion({ ...subject, ownFiles, question: message }, past);
  const report = readReport(message);
  return report ? answerReport(report, asked, sources) : answerAsked(asked, sources);
}

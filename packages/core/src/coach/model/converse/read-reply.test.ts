import { expect, test, vi } from "vitest";
import { chatFields } from "../../../entities/chat/chat-reply.ts";
import type { ChatRequest, ReadLongReply } from "../../../ports/coach/converse.ts";
import { aProblem } from "../../../testing/builders/problem-builder.ts";
import { aBusyAttempt } from "../../../testing/coach-calls.ts";
import { testedModelCoach } from "../../../testing/fakes/model-coach.ts";
import { readChatReply } from "../../reply/chat/read-chat-reply.ts";
import { LONG_REPLY } from "./read-reply.ts";

const replyOf = (length: number) =>
  JSON.stringify({
    summary: "It shows what a customer has to pay.",
    sections: [{ heading: "A till", content: "It adds up. ".repeat(length / 12) }],
    ...{ todos: [], fileChanges: [], commands: [], nextSteps: [] },
  });
const request: ChatRequest = {
  subject: { kind: "attempt", problem: aProblem(), attempt: aBusyAttempt() },
  ...{ userId: "learner-1", message: "Why does it fail?" },
  ...{ past: [], summary: "", references: [], todos: [] },
};
const answerTo = (pieces: string[], readLongReply: ReadLongReply) =>
  testedModelCoach({ pieces }, { readLongReply }).coach.converse(request);
const inPieces = (text: string) => text.match(/[\s\S]{1,2000}/g) ?? [];

test("a long reply is read elsewhere, while it comes and when it is whole", async () => {
  const readLongReply = vi.fn<ReadLongReply>(async (text) => readChatReply(text));
  const text = replyOf(LONG_REPLY);
  const answer = await answerTo(inPieces(text), readLongReply);
  expect(answer.reply.sections).toHaveLength(1);
  expect(readLongReply).toHaveBeenLastCalledWith(text, aBusyAttempt().userId);
});

test("a short reply is read at once", async () => {
  const readLongReply = vi.fn<ReadLongReply>();
  await answerTo(inPieces(replyOf(1_000)), readLongReply);
  expect(readLongReply).not.toHaveBeenCalled();
});

test("where reading a reply takes too long, the built-in coach answers", async () => {
  const slow: ReadLongReply = () => Promise.reject(new Error("too slow"));
  const answer = await answerTo([replyOf(LONG_REPLY)], slow);
  expect(answer).toMatchObject({ isFallback: true, fallbackReason: "malformed" });
  expect(chatFields.every((field) => answer.reply[field] !== undefined)).toBe(true);
});

import { expect, test } from "vitest";
import { answerReply } from "./answer-reply.ts";

const before = { strengths: ["the input is one text"] };

test("an answer that adds something is told what it adds", () => {
  const strengths = [...before.strengths, "the first one counts"];
  expect(answerReply(before, { status: "NEEDS_WORK", strengths })).toBe(
    "This adds: the first one counts.",
  );
});

test("an answer that adds nothing is told so, and what shows more", () => {
  expect(answerReply(before, { status: "NEEDS_WORK", ...before })).toMatch(
    /^Read together with your explanation\. .*prediction shows more/,
  );
});

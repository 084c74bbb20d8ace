import { describe, expect, test } from "vitest";
import { anAttempt } from "../../../testing/builders/attempt-builders.ts";
import { aProblem } from "../../../testing/builders/problem-builder.ts";
import { readQuestion } from "../read-question.ts";
import { findInStatement } from "./find-in-statement.ts";

const problem = aProblem({
  statement:
    "Each kind of coin may be used as often as needed. The pair `[5, 2]` means: course 5 needs course 2 first. Squares that only touch at a corner are not joined.",
  constraints: [
    "There are between 1 and 12 kinds of coins, in any order. No value occurs twice.",
    "All rows have the same length, between 1 and 280 squares.",
  ],
});
const find = (question: string) =>
  findInStatement(readQuestion({ problem, attempt: anAttempt({}), question }));

describe("what the problem says about a question", () => {
  test.each([
    ["may i use the same coin twice", /as often as needed/],
    ["do diagonal squares count as connected?", /touch at a corner/],
    ["are all rows equally long", /same length/],
    ["what is [5, 2], which one comes first", /course 2 first/],
    ["how many kinds of coins can there be", /between 1 and 12/],
  ])("%s", (question, sentence) => {
    const { sentences, share } = find(question);
    expect(sentences.join(" ")).toMatch(sentence);
    expect(share).toBeGreaterThan(0.55);
  });
});

test.each(["is == the same as ===", "can i change the language here", "how do i print a list"])(
  "“%s” is not about the problem",
  (question) => {
    expect(find(question).share).toBeLessThan(0.75);
  },
);

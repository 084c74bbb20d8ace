import { describe, expect, test } from "vitest";
import type { AttemptV2 } from "../../entities/attempt-v2.ts";
import { askQuestion } from "../../testing/ask-question.ts";
import { anAttempt } from "../../testing/builders/attempt-builders.ts";
import { aKnowledgeEntry, aLibrary } from "../../testing/builders/knowledge-builder.ts";
import { aPattern } from "../../testing/builders/pattern-builder.ts";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { fakeRunner } from "../../testing/fakes/fake-runner.ts";
import { authoredCoach } from "../authored/authored-coach.ts";

const problem = aProblem();
const window = aPattern({
  id: "sliding-window",
  name: "Sliding window",
  summary: "Move a piece along.",
});
const library = aLibrary([
  aKnowledgeEntry(),
  aKnowledgeEntry({
    id: "invariant",
    kind: "idea",
    title: "Invariant",
    asks: ["what is an invariant"],
    text: "It is true before each round of a loop.",
  }),
  aKnowledgeEntry({
    id: "edge-case",
    kind: "idea",
    title: "Edge case",
    asks: ["what is an edge case"],
    text: "An input at the border of what is allowed.",
  }),
]);
const code = { outline: async () => null };
const patterns = { list: async () => [window], find: async () => window };

async function answerTo(question: string, given: Partial<AttemptV2> = {}): Promise<string> {
  const attempt = anAttempt({ v2Step: "IMPLEMENT", ...given });
  const coach = authoredCoach(fakeRunner(), patterns, undefined, { library, code });
  return askQuestion(coach, { problem, attempt }, question);
}

const failedRun: Partial<AttemptV2> = {
  v2Step: "VERIFY",
  verifyPayload: {
    testResults: [
      {
        index: 0,
        status: "failed",
        hidden: false,
        purpose: "two small numbers",
        args: [1, 2],
        expected: 3,
        actual: -1,
        stdout: "",
        stdoutTruncated: false,
        timeMs: 1,
      },
      { index: 2, status: "failed", hidden: true, purpose: "a negative number" },
    ],
    failureExplanations: [],
    traceNotes: null,
  },
};

describe("a question is answered from what stands with the problem", () => {
  test.each([
    ["a term", "what is an invariant?", /true before each round/],
    ["a term, clumsily", "what mean edge case", /border of what is allowed/],
    ["a pattern", "When does a sliding window fit?", /Move a piece along/],
    ["which pattern", "which pattern should i use", /yours to find/],
    ["the signature", "what does the function return", /add gets a \(number\), b \(number\)/],
    ["the constraints", "what are the constraints", /between -1000 and 1000/],
    ["one constraint", "are the numbers whole?", /Both numbers are whole/],
    ["what is not said", "can there be duplicates?", /Nothing in the problem says so/],
    ["an example", "explain example 1 please", /1 and 2 are 3/],
    ["the step", "what do i do now?", /write the function/],
    ["being stuck", "i am stuck", /hints? left/],
    ["the cost", "how fast must it be?", /O\(1\) time/],
    ["the own work", "is my code right?", /no code of yours yet/],
    ["the language", "how do I check if a key is in a dict in python", /The word `in` asks/],
    ["the task", "i do not get what the problem wants", /two prices/],
    ["no English", "Was soll ich denn hier eigentlich machen bitte sehr", /English only/],
  ])("%s", async (_name, question, answer) => {
    expect(await answerTo(question)).toMatch(answer);
  });

  test.each([
    ["a right one", "is add(2, 5) -> 7 right?", /I ran it: 2, 5 gives 7/],
    ["a wrong one", "2, 5 gives 8?", /the answer is 7, not 8/],
  ])("an example is run: %s", async (_name, question, answer) => {
    expect(await answerTo(question)).toMatch(answer);
  });

  test("a failing test is told as it was measured, the visible one first", async () => {
    const answer = await answerTo("why does my test fail?", failedRun);
    expect(answer).toMatch(/0 of 2 tests passed/);
    expect(answer).toMatch(/add\(1, 2\) should give 3\. Your program gave -1/);
  });

  test("what cost to aim at is told only when the plan is made", async () => {
    expect(await answerTo("which complexity?", { v2Step: "PLAN" })).not.toMatch(/O\(1\)/);
  });
});

test("what it does not know, it says, with what to do instead", async () => {
  const answer = await answerTo("who won the football game yesterday evening?");
  expect(answer).toMatch(/do not know|beyond me|no good answer|not sure what you mean/);
  expect(answer).toMatch(/Run the visible tests|Begin with/);
});

import { describe, expect, test } from "vitest";
import { describeDrawing } from "../../../drawings/describe-drawing.ts";
import type { AttemptV2 } from "../../../entities/attempt-v2.ts";
import { shownReplySchema } from "../../../entities/chat/chat-reply.ts";
import type { TraceRequest } from "../../../entities/runs/run.ts";
import type { Trace } from "../../../entities/runs/trace.ts";
import { anAttempt } from "../../../testing/builders/attempt-builders.ts";
import { aLibrary } from "../../../testing/builders/knowledge-builder.ts";
import { aProblem } from "../../../testing/builders/problem-builder.ts";
import { aTrace, aTraceStep } from "../../../testing/builders/trace-builder.ts";
import { fakeRunner } from "../../../testing/fakes/fake-runner.ts";
import { authoredCoach } from "../../authored/authored-coach.ts";

const problem = aProblem({
  signature: {
    name: "total",
    parameters: [{ name: "numbers", type: "number[]", kind: "plain" }],
    returns: { type: "number", kind: "plain" },
  },
  examples: [
    { args: [[1, 2]], expected: 3, explanation: "1 and 2 are 3." },
    { args: [[5]], expected: 5, explanation: "There is only one." },
  ],
  tests: [
    { args: [[1, 2]], expected: 3, purpose: "two", hidden: false },
    { args: [[777]], expected: 777, purpose: "one", hidden: true },
  ],
});
const code = [
  "def total(numbers):",
  "    stack = []",
  "    for i in range(len(numbers)):",
  "        stack.append(numbers[i])",
  "    return stack.pop()",
].join("\n");
const heap = (items: number): Trace["steps"][number]["heap"] => ({
  "1": ["LIST", 1, 2],
  "2": ["LIST", ...[1, 2].slice(0, items)],
});
const numbers = ["REF", 1];
const stack = ["REF", 2];
const steps = [
  aTraceStep(2, { numbers }, { heap: heap(0) }),
  aTraceStep(3, { numbers, stack }, { heap: heap(0) }),
  aTraceStep(4, { numbers, stack, i: 0 }, { heap: heap(0) }),
  aTraceStep(3, { numbers, stack, i: 0 }, { heap: heap(1) }),
  aTraceStep(4, { numbers, stack, i: 1 }, { heap: heap(1) }),
  aTraceStep(3, { numbers, stack, i: 1 }, { heap: heap(2) }),
  aTraceStep(5, { numbers, stack, i: 1 }, { heap: heap(2) }),
];
const outline = {
  functions: [{ name: "total", line: 1, endLine: 5 }],
  loops: [{ kind: "for" as const, line: 3, endLine: 4 }],
  lines: [],
};

async function ask(
  message: string,
  given: Partial<AttemptV2> = {},
  trace: Trace | null = aTrace(steps, { result: { kind: "returned", value: 2 } }),
) {
  const requests: TraceRequest[] = [];
  const runner = {
    ...fakeRunner(),
    trace: async (request: TraceRequest) => {
      requests.push(request);
      if (!trace) throw new Error("no runner");
      return trace;
    },
  };
  const coach = authoredCoach(runner, undefined, undefined, {
    library: aLibrary([]),
    code: { outline: async () => outline },
  });
  const attempt = anAttempt({ v2Step: "IMPLEMENT", language: "python", code, ...given });
  const { reply, topic } = await coach.converse({
    subject: { kind: "attempt", problem, attempt },
    userId: attempt.userId,
    message,
    ...{ past: [], summary: "", references: [], todos: [] },
  });
  expect(shownReplySchema.parse(reply)).toEqual(reply);
  return {
    summary: reply.summary,
    drawn: (reply.drawings ?? []).map(describeDrawing),
    topic,
    requests,
  };
}

describe("what stands with the problem is drawn without running anything", () => {
  test.each([
    ["draw example 2", "Example 2: total([5])\nnumbers: An array of 1: 5. gives is 5."],
    ["draw it", "Example 1: total([1,2])\nnumbers: An array of 2: 1, 2. gives is 3."],
    ["show the array", "Example 1: total([1,2])\nnumbers: An array of 2: 1, 2. gives is 3."],
    ["draw numbers", "Example 1: total([1,2])\nnumbers: An array of 2: 1, 2. gives is 3."],
    ["draw test 1", "Test 1: total([1,2])\nnumbers: An array of 2: 1, 2. gives is 3."],
    ["draw the input [7, 8, 9]", "total([7,8,9])\nnumbers: An array of 3: 7, 8, 9."],
  ])("%s", async (message, words) => {
    const { drawn, requests } = await ask(message);
    expect(drawn).toEqual([words]);
    expect(requests).toEqual([]);
  });

  test.each([
    ["draw example 9", /no example 9/],
    ["draw test 9", /no test 9/],
    ["draw test 2", /hidden, so I do not draw/],
    ["draw the solution", /yours to find/],
    ["draw the reference solution", /yours to find/],
  ])("%s gives none", async (message, words) => {
    const { drawn, summary, requests } = await ask(message);
    expect(drawn).toEqual([]);
    expect(summary).toMatch(words);
    expect(summary).not.toContain("777");
    expect(requests).toEqual([]);
  });
});

describe("the learner's program is run once, in their turn", () => {
  test("at a line: a frame for each visit", async () => {
    const { drawn, summary, requests, topic } = await ask("draw what my code does at line 4");
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ code, args: [[1, 2]], requester: anAttempt().userId });
    expect(summary).toMatch(/^I ran total\(\[1,2\]\); it gave 2\. Line 4 .* was reached 2 times/);
    expect(topic).toBe("line/4");
    expect(drawn).toEqual([
      [
        "Line 4 in total([1,2])",
        "Visit 1. numbers: An array of 2: 1, 2. Pointers: i at position 0. stack: An empty stack. i is 0.",
        "Visit 2. numbers: An array of 2: 1, 2. Pointers: i at position 1. stack: A stack, from the top: 1. i is 1.",
      ].join("\n"),
    ]);
  });

  test("as a whole: a frame for each round of its loop", async () => {
    const { drawn } = await ask("draw what my code does");
    expect(drawn[0]).toMatch(/^Rounds of the loop at line 3 .*\nRound 1\..*\nRound 2\./);
  });

  test.each(["draw my stack", "show me my stack"])("%s: each value it had", async (message) => {
    const { drawn } = await ask(message);
    expect(drawn).toEqual([
      [
        "stack in total([1,2])",
        "Before line 3. stack: An empty stack.",
        "Before line 3. stack: A stack, from the top: 1. i is 0.",
        "Before line 3. stack: A stack, from the top: 2, 1. i is 1.",
      ].join("\n"),
    ]);
  });

  test("a shape that it does not hold is said to be missing, and what it holds is drawn", async () => {
    const { drawn, summary } = await ask("draw the queue in my code");
    expect(summary).toContain("I see no queue among its values.");
    expect(drawn).toHaveLength(1);
  });

  test("calls that are none are not drawn", async () => {
    expect((await ask("draw the call tree")).summary).toContain(
      "No function of yours calls another",
    );
  });

  test.each([
    ["a line that was not reached", "draw line 1", {}, undefined, /not reached on this input/],
    ["a line behind the last", "draw line 99", {}, undefined, /your program has 5 lines/],
    ["no code yet", "draw line 2", { code: "" }, undefined, /no code of yours yet/],
    ["no runner", "draw line 2", {}, null, /could not run total\(\[1,2\]\) just now/],
    [
      "a program that cannot be read",
      "draw line 2",
      {},
      aTrace([], {
        result: {
          kind: "did-not-compile",
          error: { type: "SyntaxError", message: "bad", line: 2, frames: [] },
        },
      }),
      /cannot be read yet.*SyntaxError: bad \(line 2\)/,
    ],
  ])("%s", async (_name, message, given, trace, words) => {
    const starter = { ...given } as Partial<AttemptV2>;
    if (starter.code === "") starter.code = problem.starterCode.python;
    const { drawn, summary } = await ask(message, starter, trace);
    expect(drawn).toEqual([]);
    expect(summary).toMatch(words);
  });
});

import { expect, test } from "vitest";
import { anAttempt } from "../../../testing/builders/attempt-builders.ts";
import { aProblem } from "../../../testing/builders/problem-builder.ts";
import { readQuestion } from "../read-question.ts";
import { readDrawingRequest } from "./read-drawing-request.ts";

const code = [
  "def total(numbers, target):",
  "    seen = {}",
  "    stack = []",
  "    for i in range(len(numbers)):",
  "        stack.append(numbers[i])",
].join("\n");
const problem = aProblem({
  signature: {
    name: "total",
    parameters: [
      { name: "numbers", type: "number[]", kind: "plain" },
      { name: "target", type: "number", kind: "plain" },
    ],
    returns: { type: "number", kind: "plain" },
  },
});

function read(question: string, last?: { topic: string; summary?: string }) {
  const attempt = anAttempt({ v2Step: "IMPLEMENT", language: "python", code });
  const past = last
    ? [
        {
          message: "?",
          reply: { summary: last.summary ?? "" },
          topic: last.topic,
          references: [],
          askedAt: "2030-01-01T09:00:00.000Z",
        },
      ]
    : [];
  return readDrawingRequest(readQuestion({ problem, attempt, question }, past));
}

const line = (number: number) => ({ of: "line", line: number });
const example = (number: number) => ({ of: "example", number });
const shape = (name: string, own = false) => ({ of: "shape", shape: name, own });

test.each([
  ["draw example 2", example(2)],
  ["Draw the second example, please.", example(2)],
  ["darw exmaple 2", example(2)],
  ["can you draw the last example", example(aProblem().examples.length)],
  ["show example 1 as a picture", example(1)],
  ["a picture of the problem please", example(1)],
  ["could you please visualise the input?", example(1)],
  ["Sketch it", example(1)],
  ["give me a diagram", example(1)],
  ["i want to see a drawing of test 2", { of: "test", number: 2 }],
  ["draw test #1", { of: "test", number: 1 }],
  ["show the tree", shape("tree")],
  ["show me the linked list", shape("linked list")],
  ["show me my queue in line", shape("queue", true)],
  ["draw the graph", shape("graph")],
  ["show me a picture of the tree", shape("tree")],
  ["visulize the dp table", shape("table")],
  ["draw what my code does at line 7", line(7)],
  ["can u draw waht my program does in line 5?", line(5)],
  ["show me the array at line 12", line(12)],
  ["draw the call tree", { of: "calls" }],
  ["please illustrate the recursion", { of: "calls" }],
  ["draw my code step by step", { of: "program" }],
  ["draw each round of my loop", { of: "program" }],
  ["draw seen", { of: "variable", name: "seen" }],
  ["draw my stack", { of: "variable", name: "stack" }],
  ["draw the solution", { of: "solution" }],
  ["draw me how to solve it", { of: "solution" }],
])("“%s” asks for a drawing", (question, wanted) => {
  expect(read(question)).toEqual(wanted);
});

test.each([
  ["a line", { topic: "line/4" }, line(4)],
  ["a variable", { topic: "variable/seen" }, { of: "variable", name: "seen" }],
  ["the program", { topic: "own-program" }, { of: "program" }],
  ["an example", { topic: "example", summary: "Example 2: It is so." }, example(2)],
  ["anything else", { topic: "small-talk" }, example(1)],
])("“draw it” after an answer about %s draws that", (_name, last, wanted) => {
  expect(read("can you draw it?", last)).toEqual(wanted);
});

test.each([
  "what is a tree?",
  "what does line 7 do?",
  "explain example 2",
  "show me the tests",
  "show me the error",
  "show me the map function",
  "show me the list of tests that fail",
  "show me the tree traversal code",
  "how do I draw a tree in python?",
  "should I draw it on paper?",
  "I draw a blank here",
  "can we draw a conclusion from that?",
  "I do not get the big picture",
  "draw me a cat",
  "draw 4 icons for my app",
  "make an image of a queue at a bakery",
  "generate an image of a stack of plates",
  "draw three pictures of a stack",
  "give me a few pictures of trees",
  "draw a lighthouse",
  "generate a picture of a mountain",
  "draw hidden test 3",
  "why is the queue empty?",
  "is my stack right?",
  "the picture in the lesson was nice",
  "the picture of the tree helped",
])("“%s” does not", (question) => {
  expect(read(question)).toBeNull();
});

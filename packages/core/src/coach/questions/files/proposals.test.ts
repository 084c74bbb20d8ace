import { describe, expect, test } from "vitest";
import type { ChatRequest } from "../../../ports/coach/converse.ts";
import { readOwnTests } from "../../../runs/files/read-own-tests.ts";
import { anAttempt } from "../../../testing/builders/attempt-builders.ts";
import { bestTrade } from "../../../testing/builders/best-trade.ts";
import { aLibrary } from "../../../testing/builders/knowledge-builder.ts";
import { fakeRunner } from "../../../testing/fakes/fake-runner.ts";
import { authoredCoach } from "../../authored/authored-coach.ts";

const example = { args: [[7, 1, 5, 3, 6]], expected: 5, explanation: "Buy at 1, sell at 6." };
const problem = { ...bestTrade, examples: [example] };
const patterns = { list: async () => [], find: async () => null };
const coach = authoredCoach(fakeRunner(), patterns, undefined, {
  library: aLibrary([]),
  code: { outline: async () => null },
});

async function changesFor(message: string, given: Partial<ChatRequest> = {}, attempt = {}) {
  const { reply } = await coach.converse({
    subject: {
      kind: "attempt",
      problem,
      attempt: anAttempt({ v2Step: "IMPLEMENT", ...attempt }),
    },
    userId: "learner-1",
    message,
    past: [],
    summary: "",
    references: [],
    todos: [],
    ...given,
  });
  return reply.fileChanges;
}

function testsIn(content = "") {
  const read = readOwnTests(content);
  return read.readable ? read.tests : [];
}

describe("tests by the built-in coach", () => {
  test.each(["Can you write some tests for me?", "Add a test to tests.json", "suggest test cases"])(
    "%s",
    async (message) => {
      const [change] = await changesFor(message);
      expect(change?.path).toBe("tests.json");
      const tests = testsIn(change?.content);
      expect(tests.length).toBeGreaterThan(1);
      for (const { args, expected } of tests) {
        const prices = args[0] as number[];
        const gains = prices.flatMap((low, day) => prices.slice(day).map((high) => high - low));
        expect(expected).toBe(Math.max(0, ...gains));
      }
    },
  );

  test("go on after those that are there, and never write over a file that cannot be read", async () => {
    const mine = '[{"args": [[1, 2]], "expected": 1}]';
    const [change] = await changesFor("add tests", {
      ownFiles: [{ path: "tests.json", content: mine }],
    });
    expect(testsIn(change?.content)[0]).toEqual({ args: [[1, 2]], expected: 1 });
    const broken = { ownFiles: [{ path: "tests.json", content: "[{]" }] };
    expect(await changesFor("add tests", broken)).toEqual([]);
  });

  test.each([
    ["while results are predicted", "add tests", { v2Step: "UNDERSTAND" }],
    ["while a recap is owed", "add tests", { recapRequired: true }],
    ["for hidden tests", "give me the hidden tests", {}],
    ["to make them pass", "make the tests pass", {}],
  ])("are not proposed %s", async (_name, message, attempt) => {
    expect(await changesFor(message, {}, attempt)).toEqual([]);
  });
});

describe("notes by the built-in coach", () => {
  const past = [
    {
      message: "What is a profit?",
      reply: { summary: "What is left after paying." },
      topic: "problem",
      references: [],
      askedAt: "2026-01-01T00:00:00.000Z",
    },
  ];

  test("hold what was said last, after what is there", async () => {
    const ownFiles = [{ path: "notes.md", content: "# Mine\n" }];
    expect(await changesFor("Please note that down", { past, ownFiles })).toEqual([
      {
        path: "notes.md",
        content: "# Mine\n\n## What is a profit?\n\nWhat is left after paying.\n",
      },
    ]);
  });

  test("are not proposed twice", async () => {
    const [first] = await changesFor("put it into my notes", { past });
    const ownFiles = [{ path: "notes.md", content: first?.content ?? "" }];
    expect(await changesFor("put it into my notes", { past, ownFiles })).toEqual([]);
  });
});

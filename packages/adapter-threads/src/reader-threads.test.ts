import {
  authoredCoach,
  type ChatRequest,
  createGuard,
  emptyLibrary,
  nothingPublished,
  readChatReply,
} from "@foothold/core/coach";
import {
  aCard,
  anAttempt,
  anExplanation,
  aProblem,
  bestTrade,
  coachContract,
  fakeRunner,
  fenced,
  memoryPatterns,
  solution,
} from "@foothold/core/testing";
import { afterAll, describe, expect, test } from "vitest";
import { openReaderThreads } from "./reader-threads.ts";

const problem = aProblem();
const parts = {
  runner: fakeRunner(),
  patterns: memoryPatterns([]),
  problems: { misfits: async () => [] },
  library: emptyLibrary,
  code: { outline: async () => null },
  published: async () => nothingPublished,
};
const threads = openReaderThreads(parts);
const builtIn = authoredCoach(parts.runner, parts.patterns);
const coach = { ...builtIn, ...threads.readings };
afterAll(() => threads.close());

const explained = (text: string) =>
  anAttempt({
    understandPayload: {
      ...anExplanation({
        explanation: text,
        exampleWalkthrough: text,
        inputOutputDescription: text,
      }),
      aiAssessment: null,
      predictions: [],
      followups: [],
    },
  });

describe("the built-in coach with its readings in threads", () => coachContract(() => coach));

test("reads in a thread what it reads without one", async () => {
  const context = { problem, attempt: explained("You add both numbers.") };
  expect(await coach.assessExplanation(context)).toEqual(await builtIn.assessExplanation(context));
});

test("a reply is judged in a thread as without one, also with what was told before", async () => {
  const guard = createGuard(parts);
  const [first = "", second = ""] = solution
    .split("\n")
    .filter((line) => line.includes("lowest") && !line.includes("Math.max"))
    .map(fenced);
  const context = { problem: bestTrade, attempt: anAttempt({}) };
  const told = async () => [{ text: first, code: "" }];
  expect(await threads.guard.check(second, context, "balanced")).toEqual({ leak: false });
  const verdict = await threads.guard.check(second, { ...context, told }, "balanced");
  expect(verdict).toMatchObject({ leak: true, kind: "resembles-reference" });
  expect(verdict).toEqual(await guard.check(second, { ...context, told }, "balanced"));
});

test("the event loop goes on while a long hostile text is read", async () => {
  const context = { problem, attempt: explained("a. ".repeat(1_300)) };
  await coach.assessExplanation({ problem, attempt: explained("short") });
  expect(await turnsDuring(() => builtIn.assessExplanation(context))).toBeLessThan(3);
  expect(await turnsDuring(() => coach.assessExplanation(context))).toBeGreaterThan(20);
});

const asked = (message: string, subject: ChatRequest["subject"]): ChatRequest => ({
  ...{ subject, message, userId: "learner-1" },
  ...{ past: [], summary: "", references: [], todos: [] },
});

test.each<[string, ChatRequest["subject"]]>([
  ["an attempt", { kind: "attempt", problem, attempt: anAttempt({}), told: async () => [] }],
  [
    "a card",
    {
      ...{ kind: "card", card: aCard(), pattern: null },
      progress: {
        ...{ userId: "learner-1", unitType: "RecallCheck", unitId: aCard().id, version: 0 },
        ...{ answers: [], recapRequired: false, recapText: null, completedAt: null },
      },
    },
  ],
])("a message about %s is answered in a thread as without one", async (_name, subject) => {
  const request = asked("What is asked here?", subject);
  const listener = { onReply: () => undefined };
  expect(await coach.converse({ ...request, listener })).toEqual(await builtIn.converse(request));
});

test("a model's reply is read in a thread as without one, and the event loop goes on", async () => {
  const text = `{"summary": "So.", "sections": ${'[{"heading":'.repeat(8_000)}`;
  await threads.readReply("{}", "learner-1");
  let read: unknown;
  const turns = await turnsDuring(async () => {
    read = await threads.readReply(text, "learner-1");
  });
  expect(read).toEqual(readChatReply(text));
  expect(turns).toBeGreaterThan(3);
});

/** How often the event loop came round until the work was done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const done = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    turns += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  await done;
  return turns;
}

import { expect, test } from "vitest";
import type { PastRemark } from "../../ports/coach/coach.ts";
import { anAttempt } from "../../testing/builders/attempt-builders.ts";
import { fenced, bestTrade as problem, solution } from "../../testing/builders/best-trade.ts";
import { fakeRunner } from "../../testing/fakes/fake-runner.ts";
import { createGuard } from "./create-guard.ts";

const starter = problem.starterCode.javascript;
const lines = solution.split("\n").slice(1, -1);

const aloud = [
  "Let lowest be prices at zero.",
  "Set profit to the max of profit and price minus lowest.",
  "Set lowest to the min of lowest and price.",
];

/** The first reply that is blocked, each after those before it; the learner may put in what each one told. */
async function firstBlocked(replies: readonly string[], typed: readonly string[] = []) {
  const guard = createGuard({ runner: fakeRunner() });
  const told: PastRemark[] = [];
  for (const [at, text] of replies.entries()) {
    const code = starter.replace("}", `${typed.slice(0, at).join("\n")}\n}`);
    const context = { problem, attempt: anAttempt({ code }), told: async () => told };
    const verdict = await guard.check(text, context, "balanced");
    if (verdict.leak) return { at, ...verdict };
    told.push({ text, code });
  }
  return null;
}

const pieces = lines.filter((line) => line.includes("lowest") && !line.includes("Math.max"));

test.each([
  ["shown line by line", pieces.map(fenced), []],
  ["shown line by line to someone who types each of them", pieces.map(fenced), pieces],
  ["said sentence by sentence", aloud, []],
])("a program %s is blocked once the pieces together are it", async (_name, replies, typed) => {
  for (const reply of replies) expect(await firstBlocked([reply])).toBeNull();
  expect(await firstBlocked(replies, typed)).toMatchObject({
    at: expect.toSatisfy((at: number) => at > 0),
    kind: "resembles-reference",
  });
});

test("pieces that make no line of a reference are tried together too", async () => {
  const replies = [
    "const rises = prices.flatMap((buy, day) => prices.slice(day).map((sell) => sell - buy));",
    "return rises.reduce((most, rise) => (rise > most ? rise : most));",
  ].map(fenced);
  expect(await firstBlocked(replies)).toMatchObject({ at: 1, kind: "passes-more-tests" });
});

test.each([
  ["a line that was told before", [fenced(pieces[0] ?? ""), fenced(pieces[0] ?? "")]],
  [
    "a piece of a program and how something else is written",
    [fenced(pieces[0] ?? ""), fenced('const ages = new Map();\nages.set("cat", 30);')],
  ],
])("%s may follow", async (_name, replies) => {
  expect(await firstBlocked(replies)).toBeNull();
});

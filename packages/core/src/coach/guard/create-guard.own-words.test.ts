import { expect, test } from "vitest";
import { anAttempt } from "../../testing/builders/attempt-builders.ts";
import { bestTrade as problem, solution } from "../../testing/builders/best-trade.ts";
import { fakeRunner } from "../../testing/fakes/fake-runner.ts";
import { createGuard } from "./create-guard.ts";

/** Sells on the last day never, begins with the wrong profit, and compares with yesterday. */
const wrong = solution
  .replace("const price of prices", "const price of prices.slice(0, -1)")
  .replace("let profit = 0", "let profit = prices[1] - prices[0]");

function check(reply: string, code: string, before: readonly string[] = []) {
  const told = async () => before.map((text) => ({ text, code }));
  const context = { problem, attempt: anAttempt({ code }), told };
  return createGuard({ runner: fakeRunner() }).check(reply, context, "balanced");
}

test.each([
  "The last day never gets a turn; let the loop go all the way to the end.",
  "Not trading is allowed, so the best gain starts from nothing.",
  "Compare today with what you paid, not with the day before.",
  "You leave one out at the back. Don't cut anything off there.",
  "It gives up one day too early.",
])("a fix is told without a name of the program: %s", async (reply) => {
  expect(await check(reply, wrong)).toMatchObject({ kind: "recipe" });
  expect(await check(reply, solution)).toEqual({ leak: false });
});

test.each([
  "Which days does your loop look at when there are three prices?",
  "You should add a test in which the prices only fall.",
  "Put a `console.log(price, profit)` at the end of the loop and run it again.",
  "Keep going, the last test is nearly there!",
  "Make it right first, then make it fast.",
  "`words.slice(0, 3)` gives the first three words, and `words.at(-1)` the last one.",
  "You wrote `profit = Math.max(profit, price - lowest);` at the end. What does profit hold before the first round?",
  "For [7, 6, 4] it should be 0, and your program gives -1.",
  "After the first loop `lowest` is 2, so only one day is left.",
])("what helps to find out is no fix: %s", async (reply) => {
  expect(await check(reply, wrong)).toEqual({ leak: false });
});

const story =
  "You are a trader with a notebook of two lines: the cheapest morning yet and the finest gain yet. " +
  "Every morning you ask what today would bring against the first line, and improve the second if it is better; " +
  "then you improve the first line if today is cheaper. In the evening of the final day you read out the second line.";
const plain =
  "Go through the days once. Remember the cheapest. On each day see what you would earn now, and keep the best. That best, or nothing if it never pays, is what you return.";

test.each([
  ["a story", story],
  ["a few plain sentences", plain],
])("%s tells the way to the solution", async (_name, reply) => {
  expect(await check(reply, problem.starterCode.javascript)).toMatchObject({ kind: "recipe" });
});

test("half of the way is added to the other half", async () => {
  const first = "Go through the days in order. When one is cheaper, remember it.";
  const second =
    "Otherwise take that off today's price, and keep the best; return it when you are through.";
  const code = problem.starterCode.javascript;
  for (const half of [first, second]) expect(await check(half, code)).toEqual({ leak: false });
  expect(await check(second, code, [first])).toMatchObject({ kind: "recipe" });
});

test.each([
  "A stack gives back what came last. When you add and take at its end, each takes one step.",
  "An invariant is a sentence that is true before every round. If it holds before the first round and each round keeps it, it holds at the end.",
  "Solve it by hand for three prices. Write down what you remember from day to day. What do you return at the end?",
])("general words tell no way: %s", async (reply) => {
  expect(await check(reply, problem.starterCode.javascript)).toEqual({ leak: false });
});

test("commands and talk about tests add nothing to what was told before", async () => {
  const first = "Go through the days in order. When one is cheaper, remember it.";
  const commands = "Run these, and we see where it differs.\n\none notes.md\n\ntest 1";
  expect(await check(commands, wrong, [first])).toEqual({ leak: false });
});

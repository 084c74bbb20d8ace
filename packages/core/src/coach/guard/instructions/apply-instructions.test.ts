import { expect, test } from "vitest";
import type { GuardPolicy } from "../../../ports/coach/guard.ts";
import { anAttempt } from "../../../testing/builders/attempt-builders.ts";
import { bestTrade as problem, solution } from "../../../testing/builders/best-trade.ts";
import { fakeRunner } from "../../../testing/fakes/fake-runner.ts";
import { createGuard } from "../create-guard.ts";

function check(reply: string, policy: GuardPolicy, code: string) {
  const guard = createGuard({ runner: fakeRunner() });
  return guard.check(reply, { problem, attempt: anAttempt({ code }) }, policy);
}

const tooStrict = solution.replace("price - lowest)", "price - lowest - 1)");
const upwards = `function best(prices) {
  let profit = 0;
  let day = 0;
  while (day > prices.length) {
    profit = Math.max(profit, prices[day] - Math.min(...prices.slice(0, day + 1)));
    day += 1;
  }
  return profit;
}`;
const wrongGain = `function best(prices) {
  let lowest = prices[0];
  let profit = 0;
  for (const price of prices) {
    const gain = price - lowest;
    if (gain > profit) profit = price;
    if (price < lowest) lowest = price;
  }
  return profit;
}`;

test.each([
  ["a sign for another", "In the condition of your loop, change `>` to `<`.", upwards],
  ["a sign alone", "Use `<` in the condition of your loop.", upwards],
  [
    "a sign in words",
    "Your loop should use “less than” instead of “greater than”.",
    upwards.replace("day > prices", "day>prices"),
  ],
  ["a piece for another", "Replace `lowest - 1` with `lowest` and run it.", tooStrict],
  ["what to put instead", "Instead of `price - lowest - 1` you need `price - lowest`.", tooStrict],
  ["what something should be", "Then profit should become gain.", wrongGain],
  [
    "what must hold too",
    "The loop condition must also hold for smaller values: use less than.",
    upwards,
  ],
  ["what is one too few", "You are off by one: it has to be lowest, without minus one.", tooStrict],
  [
    "a call for another, without marks",
    "You want max there, not min.",
    solution.replace("max(", "min("),
  ],
  [
    "what to return",
    "The function must return profit.",
    solution.replace("return profit", "return lowest"),
  ],
  [
    "how to begin",
    "Start profit at zero, not at nine.",
    solution.replace("profit = 0", "profit = 9"),
  ],
  ["what to set", "Where it is larger, set profit to gain instead of price.", wrongGain],
])(
  "a sentence that tells %s is a leak where that passes more tests",
  async (_name, reply, code) => {
    for (const policy of ["strict", "balanced"] as const) {
      expect(await check(reply, policy, code)).toMatchObject({ kind: "passes-more-tests" });
    }
    expect(await check(reply, "balanced", solution)).toEqual({ leak: false });
  },
);

test.each(["profit := gain", "profit <- gain", "int profit = gain;"])(
  "%s is tried in the learner's own language",
  async (line) => {
    const reply = `The textbook version has \`${line}\` there.`;
    expect(await check(reply, "balanced", wrongGain)).toMatchObject({ kind: "passes-more-tests" });
  },
);

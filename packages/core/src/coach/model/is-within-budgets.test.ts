import { expect, test } from "vitest";
import { noBudgets } from "../../entities/coach/coach-settings.ts";
import { manualClock } from "../../testing/clock.ts";
import { memoryDeps } from "../../testing/memory/deps.ts";
import { isWithinBudgets } from "./is-within-budgets.ts";

const asked: Date[] = [];
const spending = {
  ...memoryDeps().spending,
  spentBy: async (_userId: string, from: Date) => {
    asked.push(from);
    return { person: 1, class: 5, site: 20 };
  },
};

test.each([
  ["no budget", {}, true],
  ["room in each", { person: 1.5, class: 6, site: 21 }, true],
  ["a person's budget that is spent", { person: 1, class: 6, site: 21 }, false],
  ["a class's budget that is spent", { class: 4 }, false],
  ["a site's budget that is spent", { person: 2, site: 20 }, false],
  ["a budget of nothing", { person: 0 }, false],
])("%s: a model may be asked: %j", async (_name, budgets, expected) => {
  const setting = { monthlyBudgets: { ...noBudgets, ...budgets } };
  const clock = manualClock("2026-11-18T10:00:00.000Z");
  expect(await isWithinBudgets({ spending, clock }, setting, "someone")).toBe(expected);
  for (const from of asked) expect(from.toISOString()).toBe("2026-11-01T00:00:00.000Z");
});

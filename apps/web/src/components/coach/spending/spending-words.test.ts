import { expect, test } from "vitest";
import { budgetLines } from "./spending-words.ts";

const month = {
  site: 7.9,
  classes: [{ id: "c", name: "Mondays", calls: 3, cost: 4 }],
  people: [{ id: "p", name: "Someone", calls: 1, cost: 2 }],
};

test("a budget is nearly spent from 80% on, and spent at 100%", () => {
  const lines = budgetLines(month, { site: 10, class: 5, person: 2 });
  expect(lines.map(({ name, state }) => [name, state])).toEqual([
    ["Everybody together", "left"],
    ["Class Mondays", "nearly-spent"],
    ["Someone", "spent"],
  ]);
});

test("without budgets there is nothing to warn of", () => {
  expect(budgetLines(month, { site: null, class: null, person: null })).toEqual([]);
});

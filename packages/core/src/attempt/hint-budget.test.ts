import { describe, expect, test } from "vitest";
import { modeSchema } from "../entities/attempt/attempt-mode.ts";
import { hintBudgetFor, hintBudgets } from "./hint-budget.ts";

const rungs = [1, 2, 3, 4, 5] as const;

describe("the hint budget", () => {
  test.each(modeSchema.options)(
    "of %s never shrinks from rung to rung and is never none",
    (mode) => {
      const budgets = rungs.map((rung) => hintBudgets[mode][rung]);
      expect(budgets).toEqual([...budgets].sort());
      expect(Math.min(...budgets)).toBeGreaterThan(0);
    },
  );

  test.each(rungs)("is larger for a beginner than for an expert on rung %i", (rung) => {
    expect(hintBudgets.BEGINNER[rung]).toBeGreaterThan(hintBudgets.EXPERT[rung]);
  });

  test("is never below the hints already given", () => {
    expect(hintBudgetFor("EXPERT", 1, 3)).toBe(3);
    expect(hintBudgetFor("EXPERT", 1, 0)).toBe(1);
  });
});

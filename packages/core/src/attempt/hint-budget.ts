import type { Mode } from "../entities/attempt/attempt-mode.ts";
import type { Rung } from "../entities/catalog/problem.ts";

/** How many hints an attempt has, by mode and by the problem's rung. */
export const hintBudgets = {
  BEGINNER: { 1: 3, 2: 4, 3: 5, 4: 5, 5: 5 },
  EXPERT: { 1: 1, 2: 2, 3: 2, 4: 3, 5: 3 },
} as const satisfies Record<Mode, Record<Rung, number>>;

/** A change of mode changes the budget, but never below the hints that were given. */
export function hintBudgetFor(mode: Mode, rung: Rung, hintsUsedCount = 0): number {
  return Math.max(hintBudgets[mode][rung], hintsUsedCount);
}

import type { CoachSetting } from "../../entities/coach/coach-settings.ts";
import type { Deps } from "../../ports/deps.ts";

/** Whether this month's budgets of the person, their classes and the site allow one more call of a model. */
export async function isWithinBudgets(
  { spending, clock }: Pick<Deps, "spending" | "clock">,
  { monthlyBudgets }: Pick<CoachSetting, "monthlyBudgets">,
  userId: string,
): Promise<boolean> {
  const limits = budgetKinds.filter((kind) => monthlyBudgets[kind] !== null);
  if (limits.length === 0) return true;
  const spent = await spending.spentBy(userId, startOfMonth(clock.now()));
  return limits.every((kind) => spent[kind] < (monthlyBudgets[kind] ?? 0));
}

const budgetKinds = ["person", "class", "site"] as const;

/** The first moment of the calendar month, in UTC. */
export function startOfMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}

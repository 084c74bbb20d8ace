import type { CoachSetting } from "../../entities/coach/coach-settings.ts";
import type { Deps } from "../../ports/deps.ts";

/** Whether this month's budgets of the person, their classes and the site allow one more call of a model. */
export async function isWithinBudgets(
  deps: Pick<Deps, "spending" | "clock">,
  setting: Pick<CoachSetting, "monthlyBudgets">,
  userId: string,
): Promise<boolean> {
  return (await mayBeSpent(deps, setting, userId)) > 0;
}

/** In US dollars: the least that this month's budgets leave to a person; infinite without budgets. */
export async function mayBeSpent(
  { spending, clock }: Pick<Deps, "spending" | "clock">,
  { monthlyBudgets }: Pick<CoachSetting, "monthlyBudgets">,
  userId: string,
): Promise<number> {
  const limits = budgetKinds.filter((kind) => monthlyBudgets[kind] !== null);
  if (limits.length === 0) return Number.POSITIVE_INFINITY;
  const spent = await spending.spentBy(userId, startOfMonth(clock.now()));
  return Math.min(...limits.map((kind) => (monthlyBudgets[kind] ?? 0) - spent[kind]));
}

const budgetKinds = ["person", "class", "site"] as const;

/** The first moment of the calendar month, in UTC. */
export function startOfMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}

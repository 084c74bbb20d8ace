import { z } from "zod";
import { startOfMonth } from "../../coach/model/is-within-budgets.ts";
import {
  type SummedSpending,
  summedSpendingSchema,
  sumSpending,
} from "../../coach/model/sum-spending.ts";
import { monthlyBudgetsSchema } from "../../entities/coach/coach-settings.ts";
import { DAY_MS } from "../../entities/day-ms.ts";
import { namedSpendingSchema } from "../../ports/coach/spending.ts";
import type { Deps } from "../../ports/deps.ts";

/** How many people are listed with what they spent this month. */
export const MOST_LISTED_PEOPLE = 20;

export const spendingPeriods = [7, 30, 90] as const;
export const viewSpendingInput = z.object({
  days: z.coerce.number().pipe(z.literal(spendingPeriods)).default(30),
});
export type ViewSpending = z.infer<typeof viewSpendingInput>;

export const spendingViewSchema = z.object({
  period: summedSpendingSchema,
  /** What was spent since the calendar month began, to compare with the budgets. */
  month: z.object({
    site: z.number(),
    classes: z.array(namedSpendingSchema),
    people: z.array(namedSpendingSchema),
  }),
  budgets: monthlyBudgetsSchema,
});
export type SpendingView = z.infer<typeof spendingViewSchema>;

/** What models cost, and how much of this month's budgets is used. */
export async function viewSpending(
  { spending, coachSettings, clock }: Pick<Deps, "spending" | "coachSettings" | "clock">,
  { days }: ViewSpending,
): Promise<SpendingView> {
  const now = clock.now();
  const month = startOfMonth(now);
  const endOfToday = Math.floor(now.getTime() / DAY_MS + 1) * DAY_MS;
  const [rows, monthRows, classes, people, { monthlyBudgets }] = await Promise.all([
    spending.since(new Date(endOfToday - days * DAY_MS)),
    spending.since(month),
    spending.byClass(month),
    spending.byPerson(month, MOST_LISTED_PEOPLE),
    coachSettings.read(),
  ]);
  const period: SummedSpending = sumSpending(rows);
  const site = sumSpending(monthRows).total.cost;
  return { period, month: { site, classes, people }, budgets: monthlyBudgets };
}

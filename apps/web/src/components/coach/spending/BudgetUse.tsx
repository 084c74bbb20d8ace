import type { SpendingView } from "@foothold/core/coach";
import { Card } from "#components/ui/Card.tsx";
import { dollarsText } from "#components/ui/dollars-text.ts";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { type BudgetLine, budgetLines } from "./spending-words.ts";

/** How much of this month's budgets is used; from 80% on with a warning. */
export function BudgetUse({ month, budgets }: Pick<SpendingView, "month" | "budgets">) {
  const lines = budgetLines(month, budgets);
  const nearlySpent = lines.filter(({ state }) => state !== "left");
  return (
    <Card className="p-5">
      <section aria-labelledby="month-title">
        <h2 id="month-title" className="text-title-3">
          This month
        </h2>
        <p className="mt-2">{`${dollarsText(month.site)} so far.`}</p>
        {nearlySpent.length > 0 && (
          <div className="mt-3">
            <Notice tone="caution" title="Budgets that are spent, or nearly">
              <ul>
                {nearlySpent.map((line) => (
                  <li key={line.name}>{lineText(line)}</li>
                ))}
              </ul>
            </Notice>
          </div>
        )}
        {lines.length === 0 && (
          <p className="mt-2 text-small text-ink-soft">
            No budget is set. You can set them on the page Coach.
          </p>
        )}
        {lines.length > nearlySpent.length && (
          <ul className="mt-3 text-small text-ink-soft">
            {lines
              .filter(({ state }) => state === "left")
              .map((line) => (
                <li key={line.name}>{lineText(line)}</li>
              ))}
          </ul>
        )}
      </section>
    </Card>
  );
}

function lineText({ name, cost, budget, state }: BudgetLine): string {
  const used = `${name}: ${dollarsText(cost)} of ${dollarsText(budget)}`;
  return state === "spent" ? `${used}. The built-in coach answers until next month.` : used;
}

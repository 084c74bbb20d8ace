import type { SpendingView as Spending } from "@foothold/core/coach";
import type { ReactNode } from "react";
import { Card } from "#components/ui/Card.tsx";
import { dollarsText } from "#components/ui/dollars-text.ts";
import { PeriodPicker } from "#components/ui/PeriodPicker.tsx";
import { failureWords } from "../failure-words.ts";
import { BudgetUse } from "./BudgetUse.tsx";
import { SpendingTable } from "./SpendingTable.tsx";
import { callNames } from "./spending-words.ts";

const periods = [
  [7, "A week"],
  [30, "A month"],
  [90, "Three months"],
] as const;

/** What the models cost in a period, and how much of this month's budgets is used. */
export function SpendingView({ spending, days }: { spending: Spending; days: number }) {
  const { period, month, budgets } = spending;
  const { total } = period;
  return (
    <div className="flex flex-col gap-6">
      <BudgetUse month={month} budgets={budgets} />
      <PeriodPicker action="/admin/coach/spending" days={days} periods={periods} />
      <p className="text-body">
        {total.calls === 0
          ? "No model was asked in this time."
          : `${dollarsText(total.cost)} for ${total.calls.toLocaleString("en")} calls: ${total.inputTokens.toLocaleString("en")} tokens in, ${total.outputTokens.toLocaleString("en")} out.`}
      </p>
      {total.calls > 0 && (
        <div className="grid gap-6 lg:grid-cols-2">
          <Part title="By model">
            <SpendingTable caption="Cost by model" head="Model" rows={period.byModel} />
          </Part>
          <Part title="By call">
            <SpendingTable
              caption="Cost by call"
              head="Call"
              rows={period.byCall.map((row) => ({
                ...row,
                label: callNames[row.label] ?? row.label,
              }))}
            />
          </Part>
          <Part title="By day">
            <SpendingTable caption="Cost by day" head="Day" rows={period.byDay} />
          </Part>
          <Part title="Failures">
            {period.failures.length === 0 ? (
              <p className="text-small text-ink-soft">
                No reply was replaced by the built-in coach.
              </p>
            ) : (
              <ul className="flex flex-col gap-2 text-small">
                {period.failures.map(({ model, reason, calls }) => (
                  <li key={`${model} ${reason}`} className="wrap-anywhere">
                    <strong className="tabular-nums">{calls}</strong>
                    {` × ${model} ${failureWords[reason]}`}
                  </li>
                ))}
              </ul>
            )}
          </Part>
        </div>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="p-5">
      <section aria-label={title}>
        <h2 className="text-title-3">{title}</h2>
        <div className="mt-3">{children}</div>
      </section>
    </Card>
  );
}

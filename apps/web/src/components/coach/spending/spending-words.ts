import type { SpendingView } from "@foothold/core/coach";

/** From this share of a budget on an admin is warned. */
export const WARNING_SHARE = 0.8;

export const callNames: Partial<Record<string, string>> = {
  "assess-explanation": "Reading an explanation",
  "write-as-described": "Trying an explanation",
  "suggest-patterns": "Suggesting patterns",
  "judge-choice": "Judging a choice",
  "discover-pattern": "Finding a pattern",
  hint: "Hint",
  "explain-failure": "Explaining a failed test",
  nudge: "Nudge",
  checkpoint: "Checkpoint",
  rescue: "Rescue",
  converse: "Conversation",
  "answer-question": "Question",
  "repair-reply": "Repairing a reply",
  review: "Reviewing",
  "plan-request": "Planning a large request",
  "assess-recap": "Reading a recap",
  recover: "Help for somebody who is stuck",
};

export type BudgetLine = {
  name: string;
  cost: number;
  budget: number;
  state: "left" | "nearly-spent" | "spent";
};

/** A line for each budget that is set: the site, each class, and the people who spent most. */
export function budgetLines(
  month: SpendingView["month"],
  budgets: SpendingView["budgets"],
): BudgetLine[] {
  const line = (name: string, cost: number, budget: number | null): BudgetLine[] =>
    budget === null ? [] : [{ name, cost, budget, state: stateOf(cost, budget) }];
  return [
    ...line("Everybody together", month.site, budgets.site),
    ...month.classes.flatMap(({ name, cost }) => line(`Class ${name}`, cost, budgets.class)),
    ...month.people.flatMap(({ name, cost }) => line(name, cost, budgets.person)),
  ];
}

function stateOf(cost: number, budget: number): BudgetLine["state"] {
  if (cost >= budget) return "spent";
  return cost >= budget * WARNING_SHARE ? "nearly-spent" : "left";
}

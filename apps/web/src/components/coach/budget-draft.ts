import type { MonthlyBudgets } from "@foothold/core/coach";

/** Amounts in US dollars as typed; an empty text means no limit. */
export type BudgetDraft = Record<keyof MonthlyBudgets, string>;

export function budgetDraftOf({ person, class: ofClass, site }: MonthlyBudgets): BudgetDraft {
  const text = (budget: number | null) => (budget === null ? "" : String(budget));
  return { person: text(person), class: text(ofClass), site: text(site) };
}

/** A text that is not a number becomes NaN, which the schema refuses. */
export function budgetsOf({ person, class: ofClass, site }: BudgetDraft): MonthlyBudgets {
  const budget = (text: string) =>
    text.trim() === "" ? null : Number(text.trim().replace(",", "."));
  return { person: budget(person), class: budget(ofClass), site: budget(site) };
}

import { CardSection } from "#components/ui/CardSection.tsx";
import { FieldError } from "#components/ui/form/FieldError.tsx";
import { TextField } from "#components/ui/form/TextField.tsx";
import type { BudgetDraft } from "./budget-draft.ts";

type Props = {
  draft: BudgetDraft;
  error: string | undefined;
  onChange: (draft: BudgetDraft) => void;
};

const labels: Record<keyof BudgetDraft, string> = {
  person: "One person",
  class: "One class",
  site: "Everybody together",
};

/** The monthly budgets for models: of each person, each class and the whole site. */
export function BudgetSection({ draft, error, onChange }: Props) {
  return (
    <CardSection title="Budgets for a month">
      <p className="mt-2 text-small text-ink-soft">
        US dollars, by the prices below. When one is spent, the built-in coach answers until the
        next month, and says why. Empty: no limit. A model without a price costs nothing here.
      </p>
      <div className="mt-4 grid gap-5 sm:grid-cols-3">
        {(["person", "class", "site"] as const).map((kind) => (
          <TextField
            key={kind}
            label={labels[kind]}
            name={`budget-${kind}`}
            inputMode="decimal"
            value={draft[kind]}
            onChange={(event) => onChange({ ...draft, [kind]: event.target.value })}
          />
        ))}
      </div>
      <FieldError error={error} />
    </CardSection>
  );
}

import { CardSection } from "#components/ui/CardSection.tsx";
import { FieldError } from "#components/ui/form/FieldError.tsx";
import { TextField } from "#components/ui/form/TextField.tsx";
import type { PriceDraft } from "./price-draft.ts";

type Props = {
  /** The models that can be asked. */
  models: readonly string[];
  draft: PriceDraft;
  error: string | undefined;
  onChange: (draft: PriceDraft) => void;
};

const NO_PRICE = { input: "", output: "" };

/** What the models cost. Foothold knows no prices by itself: they change, and depend on the contract. */
export function PriceSection({ models, draft, error, onChange }: Props) {
  const rows = [...new Set([...models, ...Object.keys(draft)])];
  if (rows.length === 0) return null;
  const unset = rows.filter((model) => !isSet(draft[model]));
  return (
    <CardSection title="Prices">
      <p className="mt-2 text-small text-ink-soft">
        US dollars for a million tokens, as on your provider’s price list. Foothold knows no prices:
        until you set them, answers show tokens and no cost. Models that you run yourself can stay
        empty.
      </p>
      {unset.length > 0 && (
        <p className="mt-2 text-small text-caution">{`Not set: ${unset.join(", ")}`}</p>
      )}
      {rows.map((model) => {
        const price = draft[model] ?? NO_PRICE;
        const field = (name: "input" | "output", label: string) => (
          <TextField
            label={`${model}: ${label}`}
            name={`price-${name}-${model}`}
            inputMode="decimal"
            value={price[name]}
            onChange={(event) =>
              onChange({ ...draft, [model]: { ...price, [name]: event.target.value } })
            }
          />
        );
        return (
          <div key={model} className="mt-4 grid gap-5 sm:grid-cols-2">
            {field("input", "input")}
            {field("output", "output")}
          </div>
        );
      })}
      <FieldError error={error} />
    </CardSection>
  );
}

const isSet = (price = NO_PRICE) => (price.input + price.output).trim() !== "";

import type { ReactNode } from "react";
import { useHydrated } from "#components/ui/hooks/use-hydrated.ts";

export type Option<Value extends string> = {
  value: Value;
  label: string;
  isRecommended?: boolean;
  detail: ReactNode;
};

type Props<Value extends string> = {
  legend: string;
  name: string;
  options: readonly Option<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
};

/** Radio buttons in one column, which fits into the coach's panel. */
export function OptionList<Value extends string>(props: Props<Value>) {
  const ready = useHydrated();
  return (
    <fieldset className="min-w-0">
      <legend className="text-small font-semibold">{props.legend}</legend>
      <div className="mt-1.5 flex flex-col gap-1.5">
        {props.options.map(({ value, label, isRecommended, detail }) => (
          <label
            key={value}
            className="flex gap-2.5 rounded-middle border border-line p-2.5 text-small hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={props.name}
              value={value}
              disabled={!ready}
              checked={props.value === value}
              onChange={() => props.onChoose(value)}
              className="mt-0.5 size-4 shrink-0 outline-none accent-accent"
            />
            <span className="min-w-0 flex-1">
              <span className="font-semibold">{label}</span>
              {isRecommended && <span className="text-ink-soft"> (Recommended)</span>}
              <span className="block text-ink-soft">{detail}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

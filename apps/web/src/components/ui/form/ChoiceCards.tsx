"use client";

import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { useHydrated } from "../hooks/use-hydrated.ts";

export type Choice<Value extends string> = {
  value: Value;
  label: string;
  detail: ReactNode;
  /** Why it cannot be chosen. */
  unavailable?: string | undefined;
};

type Props<Value extends string> = {
  legend: string;
  hint?: ReactNode;
  name: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
};

/** A radio group of cards with room for an explanation of each option. */
export function ChoiceCards<Value extends string>(props: Props<Value>) {
  const ready = useHydrated();
  return (
    <fieldset>
      <legend className="text-title-3 font-semibold">{props.legend}</legend>
      {props.hint && <p className="mt-1 max-w-text text-small text-ink-soft">{props.hint}</p>}
      <div className="mt-3 grid gap-3 sm:grid-cols-3">
        {props.choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              "flex gap-3 rounded-middle border border-line-strong bg-surface p-4 transition-colors hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:inset-ring-1 has-checked:inset-ring-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
              choice.unavailable && "has-disabled:bg-sunken has-disabled:text-ink-soft",
            )}
          >
            <input
              type="radio"
              name={props.name}
              value={choice.value}
              disabled={!ready || choice.unavailable !== undefined}
              checked={props.value === choice.value}
              onChange={() => props.onChoose(choice.value)}
              className="mt-1 size-4 shrink-0 outline-none"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{choice.label}</span>
              <span className="mt-0.5 block text-small text-ink-soft">{choice.detail}</span>
              {choice.unavailable && (
                <span className="mt-1 block text-small font-semibold">{choice.unavailable}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

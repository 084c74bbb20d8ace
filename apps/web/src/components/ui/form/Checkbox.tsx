"use client";

import { type ChangeEvent, useId } from "react";
import { useHydrated } from "../hooks/use-hydrated.ts";

type Props = {
  label: string;
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

export function Checkbox({ label, hint, checked, disabled = false, onChange }: Props) {
  const id = useId();
  const ready = useHydrated();
  return (
    <div className="flex items-start gap-2.5">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled || !ready}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={onChange}
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      <div className="min-w-0 text-small">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}

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
    <div className="text-small">
      <label className="flex items-start gap-2.5 font-semibold pointer-coarse:min-h-11 pointer-coarse:py-2.5">
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled || !ready}
          aria-describedby={hint ? id : undefined}
          onChange={onChange}
          className="mt-1 size-4 shrink-0 accent-accent"
        />
        {label}
      </label>
      {hint && (
        <p id={id} className="ml-6.5 text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

"use client";

import { useId } from "react";
import { useHydrated } from "../hooks/use-hydrated.ts";

type Props = { label: string; checked: boolean; onChange: (checked: boolean) => void };

/** A checkbox that looks like a switch and has its role. */
export function Switch({ label, checked, onChange }: Props) {
  const id = useId();
  const ready = useHydrated();
  return (
    <div className="flex min-h-11 items-center gap-3">
      <span className="relative inline-flex h-7 w-12 shrink-0">
        <input
          id={id}
          type="checkbox"
          role="switch"
          disabled={!ready}
          checked={checked}
          aria-checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          className="peer absolute inset-0 cursor-pointer appearance-none rounded-full border-2 border-line-strong bg-sunken transition-colors checked:border-accent checked:bg-accent"
        />
        <span className="pointer-events-none absolute top-1.5 left-1.5 size-4 rounded-full bg-line-strong transition-transform peer-checked:translate-x-5 peer-checked:bg-on-accent" />
      </span>
      <label htmlFor={id} className="cursor-pointer font-semibold">
        {label}
      </label>
    </div>
  );
}

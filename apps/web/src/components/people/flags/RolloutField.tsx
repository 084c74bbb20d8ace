"use client";

import { useId } from "react";
import { inputClasses } from "#components/ui/form/Field.tsx";

type Props = { percent: number; onChange: (percent: number) => void };

function clamp(value: string): number {
  return Math.min(100, Math.max(0, Math.round(Number(value) || 0)));
}

/** A slider, and a number field for exact values. */
export function RolloutField({ percent, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-small font-semibold">
        Rollout
      </label>
      <div className="mt-1 flex items-center gap-4">
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          value={percent}
          aria-valuetext={`${percent} percent`}
          onChange={(event) => onChange(clamp(event.target.value))}
          className="h-11 min-w-0 flex-1"
        />
        <span className="flex items-center gap-1.5">
          <input
            type="number"
            min={0}
            max={100}
            aria-label="Rollout in percent"
            value={percent}
            onChange={(event) => onChange(clamp(event.target.value))}
            className={`${inputClasses} w-20 text-right`}
          />
          %
        </span>
      </div>
      <p className="text-small text-ink-soft">
        While the flag is on: the share of people who get it. The same people at every visit.
      </p>
    </div>
  );
}

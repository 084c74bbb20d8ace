"use client";

import { useHydrated } from "#components/ui/hooks/use-hydrated.ts";

const words = ["Guessing", "Unsure", "Maybe", "Quite sure", "Certain"] as const;

type Props = { value: number; onChoose: (value: number) => void; error?: string | undefined };

export function ConfidenceScale({ value, onChoose, error }: Props) {
  const ready = useHydrated();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? "confidence-error" : undefined}>
      <legend className="text-small font-semibold">How sure are you?</legend>
      <div className="mt-2 grid grid-cols-5 gap-1.5">
        {words.map((word, index) => (
          <label
            key={word}
            className="relative flex min-h-14 flex-col items-center justify-center rounded-middle border border-line-strong bg-surface px-1 text-center hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="confidence"
              value={index + 1}
              disabled={!ready}
              checked={value === index + 1}
              onChange={() => onChoose(index + 1)}
              className="sr-only"
            />
            <span className="font-semibold">{index + 1}</span>
            <span className="text-tiny">{word}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id="confidence-error" className="mt-1 text-small font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

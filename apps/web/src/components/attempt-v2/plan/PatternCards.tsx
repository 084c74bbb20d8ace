"use client";

import type { SuggestedPattern } from "@foothold/core/attempt";
import type { ProblemView } from "@foothold/core/catalog";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { useHydrated } from "#components/ui/use-hydrated.ts";

type Props = {
  suggested: readonly SuggestedPattern[];
  all: ProblemView["patternChoices"];
  chosen: string;
  onChoose: (patternId: string) => void;
  error?: string | undefined;
};

/** The coach's suggestions with their reasons, then all other patterns. */
export function PatternCards({ suggested, all, chosen, onChoose, error }: Props) {
  const others = all.filter(
    ({ patternId }) => !suggested.some((one) => one.patternId === patternId),
  );
  const choice = { chosen, onChoose };
  return (
    <fieldset
      aria-describedby={error ? "pattern-error" : undefined}
      className="flex flex-col gap-3"
    >
      <legend className="mb-2 text-small font-semibold">Which pattern?</legend>
      {suggested.map(({ patternId, name, reason, aiConfidence }) => (
        <PatternCard key={patternId} {...choice} patternId={patternId} name={name}>
          <span className="mt-1 block text-small text-ink-soft">{reason}</span>
          <span className="mt-1 block text-tiny text-ink-faint">
            {`The coach is ${Math.round(aiConfidence * 100)}% sure`}
          </span>
        </PatternCard>
      ))}
      <Disclosure
        summary={suggested.length === 0 ? "All patterns" : "Other patterns"}
        open={suggested.length === 0 || others.some(({ patternId }) => patternId === chosen)}
      >
        <div className="grid gap-2 sm:grid-cols-2">
          {others.map(({ patternId, name }) => (
            <PatternCard key={patternId} {...choice} patternId={patternId} name={name} />
          ))}
        </div>
      </Disclosure>
      {error && (
        <p id="pattern-error" className="text-small font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

type CardProps = Pick<Props, "chosen" | "onChoose"> & {
  patternId: string;
  name: string;
  children?: React.ReactNode;
};

function PatternCard({ patternId, name, chosen, onChoose, children }: CardProps) {
  const ready = useHydrated();
  return (
    <label className="flex gap-3 rounded-middle border border-line-strong bg-surface p-3 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="radio"
        name="patternId"
        value={patternId}
        disabled={!ready}
        checked={chosen === patternId}
        onChange={() => onChoose(patternId)}
        className="mt-1 size-4 shrink-0 outline-none"
      />
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>
        {children}
      </span>
    </label>
  );
}

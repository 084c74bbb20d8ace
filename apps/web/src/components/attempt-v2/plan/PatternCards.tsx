"use client";

import type { PlanGuide, SuggestedPattern } from "@foothold/core/attempt";
import type { ProblemView } from "@foothold/core/catalog";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { useHydrated } from "#components/ui/hooks/use-hydrated.ts";
import { Link } from "#components/ui/Link.tsx";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";

type Props = {
  suggested: readonly SuggestedPattern[];
  all: ProblemView["patternChoices"];
  guide: PlanGuide["patterns"];
  chosen: string;
  onChoose: (patternId: string) => void;
  error?: string | undefined;
};

/** The coach's suggestions with their reasons, then all other patterns. */
export function PatternCards({ suggested, all, guide, chosen, onChoose, error }: Props) {
  const others = all.filter(
    ({ patternId }) => !suggested.some((one) => one.patternId === patternId),
  );
  const choice = { chosen, onChoose, guide };
  const list = useFocusOnArrival<HTMLFieldSetElement>(suggested.length);
  return (
    <fieldset
      ref={list}
      tabIndex={-1}
      aria-describedby={error ? "pattern-error" : undefined}
      className="flex flex-col gap-3 focus:outline-none"
    >
      <legend className="mb-2 text-small font-semibold">Which pattern?</legend>
      {suggested.map(({ patternId, name, reason, aiConfidence }) => (
        <PatternCard key={patternId} {...choice} patternId={patternId} name={name}>
          <span className="mt-1 block text-small text-ink-soft">{reason}</span>
          <span className="mt-1 block text-tiny text-ink-faint">
            {confidenceWords(aiConfidence)}
          </span>
        </PatternCard>
      ))}
      <Disclosure
        summary={suggested.length === 0 ? "All patterns" : "Other patterns"}
        open={suggested.length === 0 || others.some(({ patternId }) => patternId === chosen)}
      >
        <div className="grid gap-2">
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

/** In words: a percentage would pretend to know it exactly. */
function confidenceWords(aiConfidence: number): string {
  if (aiConfidence >= 0.75) return "The coach finds this likely";
  return aiConfidence >= 0.4 ? "The coach finds this possible" : "The coach finds this unlikely";
}

/** Sentences for ways without a pattern page; a page explains them together. */
const linesOfOthers: Partial<Record<string, string>> = {
  sorting: "Put the items in order first, so that what belongs together stands side by side.",
  greedy: "Take what is best right now, again and again, and never take anything back.",
  "brute-force": "Try every possibility, one after the other.",
};

type CardProps = Pick<Props, "chosen" | "onChoose" | "guide"> & {
  patternId: string;
  name: string;
  children?: React.ReactNode;
};

function PatternCard({ patternId, name, guide, chosen, onChoose, children }: CardProps) {
  const ready = useHydrated();
  const about = guide.find((each) => each.patternId === patternId);
  const line = about?.summary ?? linesOfOthers[patternId];
  const lineId = `about-${patternId}`;
  return (
    <div className="rounded-middle border border-line-strong bg-surface hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-accent">
      <label className="flex gap-3 px-3 pt-3 pb-1">
        <input
          type="radio"
          name="patternId"
          value={patternId}
          disabled={!ready}
          checked={chosen === patternId}
          onChange={() => onChoose(patternId)}
          aria-describedby={line ? lineId : undefined}
          className="mt-1 size-4 shrink-0 outline-none"
        />
        <span className="min-w-0">
          <span className="block font-semibold">{name}</span>
          {children}
        </span>
      </label>
      <div className="pr-3 pb-3 pl-10 text-small text-ink-soft">
        {line && <p id={lineId}>{line}</p>}
        {(about?.hasPage || patternId in linesOfOthers) && (
          <Link
            href={about?.hasPage ? `/patterns/${patternId}` : `/patterns/other-ways#${patternId}`}
            target="_blank"
            className="inline-flex min-h-6 items-center text-accent underline pointer-coarse:min-h-11"
          >
            {`More about ${name}`}
            <span className="sr-only">, in a new tab</span>
          </Link>
        )}
      </div>
    </div>
  );
}

"use client";

import type { ProblemView } from "@foothold/core/catalog";
import type { OwnTest } from "@foothold/core/own-test";
import type { Language } from "@foothold/core/runs";
import { valueTextIn } from "@foothold/core/value-text";
import { useRef } from "react";
import { argumentsText } from "#components/shared/runs/arguments-text.ts";
import { Button } from "#components/ui/Button.tsx";

type Props = {
  tests: readonly OwnTest[];
  problem: ProblemView;
  language: Language;
  onRemove: (index: number) => void;
};

/** The learner's own tests, as stored. */
export function OwnTests({ tests, problem, language, onRemove }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  if (tests.length === 0) return null;

  function remove(index: number) {
    // The pressed button disappears, so the focus moves to the heading.
    heading.current?.focus();
    onRemove(index);
  }

  return (
    <section aria-label="My tests">
      <h3 ref={heading} tabIndex={-1} className="text-small font-semibold focus:outline-none">
        My tests
      </h3>
      <p className="mt-1 text-small text-ink-soft">
        They stand in <code className="font-mono">tests.json</code>, run with the visible tests and
        are only for you. Each passes when your program gives what you expect; where the task asks
        for something else, a run says so.
      </p>
      <ol className="mt-2 flex flex-col gap-2">
        {tests.map(({ name, args, expected }, index) => (
          <li
            key={JSON.stringify(args)}
            className="flex items-start justify-between gap-3 rounded-middle border border-line bg-surface px-3 py-2 text-small"
          >
            <p className="min-w-0 font-mono whitespace-pre-wrap wrap-anywhere">
              {name && `${name}\n`}
              {argumentsText(args, problem.signature.parameters, language)}
              {"\n→ "}
              {valueTextIn(language, expected)}
            </p>
            <Button size="small" variant="quiet" onClick={() => remove(index)}>
              Remove<span className="sr-only">{` my test ${index + 1}`}</span>
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}

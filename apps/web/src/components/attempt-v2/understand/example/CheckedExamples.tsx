"use client";

import type { CheckedExample } from "@foothold/core/attempt";
import type { ProblemView } from "@foothold/core/catalog";
import type { Language, RunValue } from "@foothold/core/runs";
import { valueTextIn } from "@foothold/core/value-text";
import { CircleCheck, CircleX } from "lucide-react";
import { argumentsText } from "#components/shared/runs/arguments-text.ts";
import { Button } from "#components/ui/Button.tsx";

const SHOWN = 3;

type Props = {
  examples: readonly CheckedExample[];
  /** The values in the cells; null when they cannot be read. */
  cells: readonly RunValue[] | null;
  problem: ProblemView;
  language: Language;
  /** Puts values into the cells. */
  onUse: (texts: readonly string[]) => void;
};

export function CheckedExamples({ examples, cells, problem, language, onUse }: Props) {
  const newest = examples.slice(-SHOWN).toReversed();
  return (
    <ol
      aria-label="Examples you have checked"
      aria-live="polite"
      className="flex flex-col gap-2 empty:hidden"
    >
      {newest.map(({ id, args, answer, expected, agrees }) => {
        const input = argumentsText(args, problem.signature.parameters, language);
        const Icon = agrees ? CircleCheck : CircleX;
        const result = agrees ? answer : expected;
        const isInCells = JSON.stringify([...args, result]) === JSON.stringify(cells);
        return (
          <li
            key={id}
            className={`flex gap-3 rounded-middle border p-3 text-small ${agrees ? "border-success-line bg-success-soft" : "border-caution-line bg-caution-soft"}`}
          >
            <Icon
              aria-hidden="true"
              className={`mt-0.5 size-4 shrink-0 ${agrees ? "text-success" : "text-caution"}`}
            />
            <div className="min-w-0 flex-1">
              <p className="font-mono whitespace-pre-wrap wrap-anywhere">{input}</p>
              <p className="mt-1">
                {agrees ? "Yes, that is " : "For this input the answer would be "}
                <code className="font-mono wrap-anywhere">{valueTextIn(language, result)}</code>
                {!agrees && (
                  <>
                    {", you said "}
                    <code className="font-mono wrap-anywhere">{valueTextIn(language, answer)}</code>
                  </>
                )}
                .
              </p>
              {!isInCells && (
                <Button
                  size="small"
                  variant="quiet"
                  className="mt-1 -ml-3.5"
                  onClick={() =>
                    onUse([...args, result].map((value) => valueTextIn(language, value)))
                  }
                >
                  {agrees ? "Use it as my example" : "Correct my example"}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

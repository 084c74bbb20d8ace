"use client";

import type { CheckedExample, Language } from "@foothold/core/attempt";
import type { ProblemView } from "@foothold/core/catalog";
import { valueTextIn } from "@foothold/core/value-text";
import { CircleCheck, CircleX } from "lucide-react";
import { argumentsText } from "#components/shared/runs/arguments-text.ts";
import { Button } from "#components/ui/Button.tsx";

const SHOWN = 5;

type Props = {
  examples: readonly CheckedExample[];
  problem: ProblemView;
  language: Language;
  onUse: (sentence: string) => void;
};

export function CheckedExamples({ examples, problem, language, onUse }: Props) {
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
                <code className="font-mono wrap-anywhere">
                  {valueTextIn(language, agrees ? answer : expected)}
                </code>
                {!agrees && (
                  <>
                    {", you said "}
                    <code className="font-mono wrap-anywhere">{valueTextIn(language, answer)}</code>
                  </>
                )}
                .
              </p>
              {agrees && (
                <Button
                  size="small"
                  variant="quiet"
                  className="mt-1 -ml-3.5"
                  onClick={() =>
                    onUse(
                      `For ${input.replaceAll("\n", " and ")} the answer is ${valueTextIn(language, answer)}, because `,
                    )
                  }
                >
                  Use it as my example
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

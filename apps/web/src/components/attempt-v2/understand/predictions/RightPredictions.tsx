"use client";

import type { ProblemView } from "@foothold/core/catalog";
import type { Language } from "@foothold/core/runs";
import { valueTextIn } from "@foothold/core/value-text";
import { argumentsText } from "#components/shared/runs/arguments-text.ts";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import type { ShownPrediction } from "./last-round.ts";

type Props = {
  predictions: readonly ShownPrediction[];
  problem: ProblemView;
  language: Language;
};

/** What was predicted rightly in the last round. */
export function RightPredictions({ predictions, problem, language }: Props) {
  const corrected = predictions.some(({ source }) => source === "correction");
  return (
    <Notice tone="success" title="Right">
      <ul className="flex flex-col gap-0.5">
        {predictions.map(({ question, args, expected }) => (
          <li key={question} className="wrap-anywhere">
            <code className="font-mono">
              {argumentsText(args, problem.signature.parameters, language).replaceAll("\n", ", ")}
            </code>
            {" gives "}
            <code className="font-mono">{valueTextIn(language, expected)}</code>.
          </li>
        ))}
      </ul>
      {corrected && <p className="mt-1">You put the slip right. It costs nothing.</p>}
    </Notice>
  );
}

"use client";

import type { ProblemView } from "@foothold/core/catalog";
import type { Language } from "@foothold/core/runs";
import { valueTextIn } from "@foothold/core/value-text";
import type { ReactNode } from "react";
import { argumentsText } from "#components/shared/runs/arguments-text.ts";
import { Notice, type NoticeTone } from "#components/ui/feedback/Notice.tsx";
import type { V2Attempt } from "../../workbench/workbench-data.ts";

type ShownPrediction = NonNullable<V2Attempt["understandPayload"]>["predictions"][number];

const outcomes: Record<ShownPrediction["outcome"], { tone: NoticeTone; title: string }> = {
  right: { tone: "success", title: "Right" },
  misread: { tone: "caution", title: "Read the task once more" },
  wrong: { tone: "caution", title: "Not the right result" },
  explained: { tone: "info", title: "This is what it gives" },
};

type Props = {
  prediction: ShownPrediction;
  problem: ProblemView;
  language: Language;
  /** What the coach says about it, shown instead of the bare result. */
  words: string | null;
  children?: ReactNode;
};

/** The result of the prediction before the open one. */
export function LastPrediction({ prediction, problem, language, words, children }: Props) {
  const { outcome, args, expected } = prediction;
  const { tone, title } = outcomes[outcome];
  const input = argumentsText(args, problem.signature.parameters, language);
  return (
    <Notice tone={tone} title={title}>
      {words ? (
        <p className="wrap-anywhere">{words}</p>
      ) : (
        <p className="wrap-anywhere">
          <code className="font-mono">{input.replaceAll("\n", ", ")}</code>
          {outcome === "misread" ? "" : " gives "}
          {outcome !== "misread" && (
            <code className="font-mono">{valueTextIn(language, expected)}</code>
          )}
          .
        </p>
      )}
      {outcome === "explained" && (
        <p className="mt-1">It does not count. Here is another one to predict.</p>
      )}
      {children}
    </Notice>
  );
}

"use client";

import type { AiAssessment } from "@foothold/core/attempt";
import { useRef } from "react";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { Predictions } from "./understand/predictions/Predictions.tsx";
import { UnderstandForm } from "./understand/UnderstandForm.tsx";
import { useExplanation } from "./understand/use-explanation.ts";
import type { StepProps } from "./workbench/workbench-data.ts";

export function UnderstandStep(step: StepProps) {
  const { attempt, problem, showCoach } = step;
  const explanation = useExplanation(attempt);
  const written = useRef<HTMLDivElement>(null);
  const assessment = attempt.understandPayload?.aiAssessment;
  const isMissing = assessment?.progress?.obstacles.some(({ about }) => about === "explanation");

  function goToExplanation() {
    const folded = written.current?.querySelector("details");
    if (folded) folded.open = true;
    written.current?.querySelector<HTMLElement>('[name="explanation"]')?.focus();
  }

  function addToExplanation(answer: string) {
    explanation.append("explanation", answer);
    goToExplanation();
  }

  /** When words alone are judged, the coach's panel shows everything that is asked. */
  function onSent({ status, progress }: AiAssessment) {
    if (status === "NEEDS_WORK" && !progress) showCoach();
  }

  const form = <UnderstandForm {...step} explanation={explanation} onSent={onSent} />;
  return (
    <>
      <Predictions
        attempt={attempt}
        problem={problem}
        onExplain={goToExplanation}
        onUseAnswer={addToExplanation}
      />
      <div ref={written}>
        {assessment?.progress ? (
          <Disclosure summary="What you wrote" open={isMissing || explanation.isChanged}>
            {form}
          </Disclosure>
        ) : (
          form
        )}
      </div>
    </>
  );
}

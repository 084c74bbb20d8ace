"use client";

import { FallbackNotice } from "#components/shared/coach/FallbackNotice.tsx";
import { PlanForm } from "./PlanForm.tsx";
import { Discovery } from "./plan/Discovery.tsx";
import { PassedExplanation } from "./plan/PassedExplanation.tsx";
import { SuggestButton } from "./plan/SuggestButton.tsx";
import { usePlan } from "./plan/use-plan.ts";
import { SkipButton } from "./workbench/SkipButton.tsx";
import type { StepProps } from "./workbench/workbench-data.ts";

export function PlanStep({ attempt, problem, planGuide, story }: StepProps) {
  const builderOffered = planGuide.invariantRequired && problem.invariantTemplate !== null;
  const plan = usePlan(attempt, { builderOffered, revising: false });
  const { planPayload, understandPayload } = attempt;
  return (
    <div className="flex flex-col gap-6">
      <PassedExplanation payload={understandPayload} assessedBy={story.assessedBy} />
      <SuggestButton attempt={attempt} />
      {planPayload?.suggestionMarks && <FallbackNotice marks={planPayload.suggestionMarks} />}
      {planPayload?.discoveryTriggered && (
        <Discovery attemptId={attempt.id} onChoose={plan.setPattern} />
      )}
      <PlanForm
        {...{ attempt, problem, planGuide, plan }}
        verb="plan/choose"
        label="This is my plan"
      >
        {attempt.mode === "EXPERT" && <SkipButton attemptId={attempt.id} step="plan" />}
      </PlanForm>
    </div>
  );
}

"use client";

import { PlanForm } from "../../PlanForm.tsx";
import { usePlan } from "../../plan/use-plan.ts";
import type { ReviseProps } from "./revise-props.ts";

export function RevisePlan({ attempt, problem, planGuide, onDone }: ReviseProps) {
  const builderOffered = planGuide.invariantRequired && problem.invariantTemplate !== null;
  const plan = usePlan(attempt, { builderOffered, revising: true });
  return (
    <PlanForm
      {...{ attempt, problem, planGuide, plan }}
      verb="plan/revise"
      label="Send my revised plan"
      onAccepted={onDone}
    />
  );
}

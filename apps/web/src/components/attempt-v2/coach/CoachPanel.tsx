"use client";

import type { V2Step } from "@foothold/core";
import { MessageCircle } from "lucide-react";
import type { ComponentType } from "react";
import type { StepProps } from "../workbench-data.ts";
import { AssessmentCoach } from "./AssessmentCoach.tsx";
import { Exchanges } from "./Exchanges.tsx";
import { HintLadder } from "./HintLadder.tsx";
import { RecapForm } from "./RecapForm.tsx";
import { StepAdvice } from "./StepAdvice.tsx";
import { StuckPanel } from "./StuckPanel.tsx";

const byStep: Record<V2Step, ComponentType<StepProps> | null> = {
  UNDERSTAND: AssessmentCoach,
  PLAN: null,
  IMPLEMENT: HintLadder,
  VERIFY: null,
  REFLECT: null,
  COMPLETE: null,
};

type Props = StepProps & { stuckOpen: boolean; onStuckClose: () => void };

export function CoachPanel({ stuckOpen, onStuckClose, ...props }: Props) {
  const { attempt, story } = props;
  const OfStep = byStep[attempt.v2Step];
  return (
    <div className="flex flex-col gap-5">
      <h2 className="flex items-center gap-2 text-title-3 text-coach">
        <MessageCircle aria-hidden="true" className="size-5" />
        Coach
      </h2>
      {stuckOpen && <StuckPanel attempt={attempt} onClose={onStuckClose} />}
      {attempt.recapRequired && <RecapForm attempt={attempt} />}
      <StepAdvice step={attempt.v2Step} />
      {OfStep && <OfStep {...props} />}
      <Exchanges exchanges={story.exchanges} />
    </div>
  );
}

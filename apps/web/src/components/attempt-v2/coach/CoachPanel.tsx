"use client";

import type { StuckAction, V2Step } from "@foothold/core/attempt";
import { MessageCircle } from "lucide-react";
import type { ComponentType } from "react";
import { CommentList } from "#components/shared/classroom/CommentList.tsx";
import { CoachRemarks } from "#components/shared/coach/CoachRemarks.tsx";
import { StreamingReply } from "#components/shared/coach/StreamingReply.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import { AskInstructor } from "../recovery/AskInstructor.tsx";
import { RecoveryPanel } from "../recovery/RecoveryPanel.tsx";
import { StartRecovery } from "../recovery/StartRecovery.tsx";
import { COACH_HEADING } from "../workbench/headings.ts";
import type { StepProps } from "../workbench/workbench-data.ts";
import { AssessmentCoach } from "./AssessmentCoach.tsx";
import { AttemptStuckHelp } from "./AttemptStuckHelp.tsx";
import { CoachChat } from "./CoachChat.tsx";
import { HintLadder } from "./HintLadder.tsx";
import { StepAdvice } from "./StepAdvice.tsx";

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
  const again = useApiMove(`/api/attempts/${attempt.id}`);
  const mayAsk = attempt.finishedAt === null && !again.busy;
  const retry = (action: StuckAction) => void again.move("stuck", { action }, { streamed: true });
  return (
    <div className="flex flex-col gap-5">
      <h2
        id={COACH_HEADING}
        tabIndex={-1}
        className="flex items-center gap-2 text-title-3 text-coach focus:outline-none"
      >
        <MessageCircle aria-hidden="true" className="size-5" />
        Coach
      </h2>
      <AttemptStuckHelp attempt={attempt} open={stuckOpen} onClose={onStuckClose} />
      {stuckOpen && <StartRecovery {...props} onBegun={onStuckClose} />}
      {stuckOpen && <AskInstructor {...props} onAsked={onStuckClose} />}
      <RecoveryPanel {...props} />
      <CommentList comments={props.comments} title="Your instructor’s comments" headingLevel={3} />
      <StepAdvice attempt={attempt} />
      {OfStep && <OfStep {...props} />}
      {again.busy && <StreamingReply text={again.said} />}
      {again.failure && <FailureNotice failure={again.failure} />}
      <CoachRemarks exchanges={story.exchanges} onRetry={mayAsk ? retry : undefined} />
      <CoachChat attempt={attempt} exchanges={story.exchanges} />
    </div>
  );
}

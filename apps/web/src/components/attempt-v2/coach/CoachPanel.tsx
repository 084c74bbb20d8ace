"use client";

import { MessageCircle } from "lucide-react";
import dynamic from "next/dynamic";
import { NothingYet } from "#components/ui/feedback/Loading.tsx";
import { untilLoaded } from "#lib/browser/until-loaded.ts";
import { RecoveryPanel } from "../recovery/lazy-recovery-panel.ts";
import { COACH_HEADING } from "../workbench/headings.ts";
import type { StepProps } from "../workbench/workbench-data.ts";
import { AssessmentCoach } from "./AssessmentCoach.tsx";
import { AttemptHelp } from "./AttemptHelp.tsx";
import { Conversation } from "./Conversation.tsx";
import { StepAdvice } from "./StepAdvice.tsx";
import { useHelpRequest } from "./use-help-request.ts";

// Most attempts open without any.
const CommentList = dynamic(
  () =>
    untilLoaded(() => import("#components/shared/classroom/CommentList.tsx")).then(
      (file) => file.CommentList,
    ),
  { loading: NothingYet },
);

type Props = StepProps & { helpOpen: boolean; onHelpOpen: (open: boolean) => void };

/** What there is to take above, and the conversation below it: all that was asked and said, the newest at the end. */
export function CoachPanel({ helpOpen, onHelpOpen, ...props }: Props) {
  const { attempt, story, recovery, comments } = props;
  const request = useHelpRequest(attempt.id);
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
      <AttemptHelp {...props} request={request} open={helpOpen} onOpen={onHelpOpen} />
      {recovery && <RecoveryPanel {...props} />}
      {comments.length > 0 && (
        <CommentList comments={comments} title="Your instructor’s comments" headingLevel={3} />
      )}
      <StepAdvice attempt={attempt} />
      {attempt.v2Step === "UNDERSTAND" && <AssessmentCoach {...props} />}
      <Conversation attempt={attempt} exchanges={story.exchanges} request={request} />
    </div>
  );
}

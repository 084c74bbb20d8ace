"use client";

import type { AiAssessment, UnderstandPayload } from "@foothold/core/attempt";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { AnsweredQuestion } from "../AnsweredQuestion.tsx";
import { OpenQuestion } from "../OpenQuestion.tsx";
import { CorrectSlip } from "./CorrectSlip.tsx";
import type { WrongPredictions } from "./last-round.ts";

type Props = {
  attemptId: string;
  wrong: WrongPredictions;
  /** The question of the prediction that may be corrected. */
  correctable: string | undefined;
  answered: UnderstandPayload["followups"][number] | undefined;
  reply: string | undefined;
  onAnswered: (reply: AiAssessment) => void;
  onUseAnswer: (answer: string) => void;
};

/** What was wrong, and the question that leads to the difference. */
export function WrongPrediction({
  attemptId,
  wrong: { question, labels, outcome, asked },
  correctable,
  answered,
  reply,
  onAnswered,
  onUseAnswer,
}: Props) {
  return (
    <>
      <Notice
        tone="caution"
        title={outcome === "misread" ? "Read the task once more" : "Not the right result"}
      >
        {labels.map((label) => (
          <p key={label} className="wrap-anywhere">
            {label}
          </p>
        ))}
        {correctable !== undefined && asked.includes(correctable) && (
          <CorrectSlip key={correctable} attemptId={attemptId} question={correctable} />
        )}
      </Notice>
      {answered ? (
        <AnsweredQuestion followup={answered} reply={reply} onUse={onUseAnswer} />
      ) : (
        <div className="flex flex-col gap-1">
          <p className="text-small font-semibold">A question to think about</p>
          <OpenQuestion
            key={question}
            attemptId={attemptId}
            question={question}
            onAnswered={onAnswered}
          />
        </div>
      )}
    </>
  );
}

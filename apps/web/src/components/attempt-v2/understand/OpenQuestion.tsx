"use client";

import type { AiAssessment } from "@foothold/core/attempt";
import { useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { followupDraft, useDraft } from "../workbench/drafts/use-draft.ts";
import { FollowupForm } from "./FollowupForm.tsx";

type Props = {
  attemptId: string;
  question: string;
  onAnswered: (reply: AiAssessment) => void;
};

/** A question that one may answer in one's head; the field appears when one wants to write. */
export function OpenQuestion({ attemptId, question, onAnswered }: Props) {
  const { text } = useDraft(attemptId, followupDraft(question), "");
  const [writing, setWriting] = useState(false);
  if (writing || text !== "") {
    return (
      <FollowupForm
        attemptId={attemptId}
        question={question}
        focused={writing}
        onAnswered={onAnswered}
      />
    );
  }
  return (
    <div className="text-small">
      <p>{question}</p>
      <Button size="small" variant="quiet" className="-ml-3.5" onClick={() => setWriting(true)}>
        Write an answer
      </Button>
    </div>
  );
}

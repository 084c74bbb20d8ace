"use client";

import type { AiAssessment } from "@foothold/core/attempt";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import { DraftArea } from "../workbench/drafts/DraftArea.tsx";
import { followupDraft, useDraft } from "../workbench/drafts/use-draft.ts";

type Props = {
  attemptId: string;
  question: string;
  /** Takes the focus when it appears. */
  focused?: boolean;
  onAnswered?: (reply: AiAssessment) => void;
};

export function FollowupForm({ attemptId, question, focused = false, onAnswered }: Props) {
  const draft = useDraft(attemptId, followupDraft(question), "");
  const { busy, failure, move } = useApiMove(`/api/attempts/${attemptId}`);
  const [empty, setEmpty] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (focused) form.current?.querySelector("textarea")?.focus();
  }, [focused]);

  async function send(event: FormEvent) {
    event.preventDefault();
    setEmpty(draft.text.trim() === "");
    if (draft.text.trim() === "") return;
    const reply = await move("understand/followup", { question, answer: draft.text });
    if (!reply) return;
    draft.write("");
    draft.forget();
    onAnswered?.(reply);
  }

  return (
    <form
      ref={form}
      onSubmit={send}
      noValidate
      className="flex flex-col gap-2 rounded-middle border border-coach-line bg-surface p-3"
    >
      <DraftArea
        draft={draft}
        label={question}
        name="answer"
        rows={2}
        readOnly={busy}
        error={empty ? "Write your answer first." : undefined}
      />
      <Button type="submit" size="small" variant="secondary" className="self-start" busy={busy}>
        Answer
      </Button>
      {failure && <FailureNotice failure={failure} />}
    </form>
  );
}

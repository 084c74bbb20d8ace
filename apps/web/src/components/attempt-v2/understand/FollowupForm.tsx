"use client";

import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import { DraftArea } from "../workbench/drafts/DraftArea.tsx";
import { followupDraft, useDraft } from "../workbench/drafts/use-draft.ts";

type Props = { attemptId: string; question: string };

export function FollowupForm({ attemptId, question }: Props) {
  const draft = useDraft(attemptId, followupDraft(question), "");
  const { busy, failure, move } = useApiMove(`/api/attempts/${attemptId}`);
  const [empty, setEmpty] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    setEmpty(draft.text.trim() === "");
    if (draft.text.trim() === "") return;
    if (await move("understand/followup", { question, answer: draft.text })) {
      draft.write("");
      draft.forget();
    }
  }

  return (
    <form
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

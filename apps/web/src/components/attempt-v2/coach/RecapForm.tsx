"use client";

import type { AttemptView } from "@foothold/core";
import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { DraftArea } from "../DraftArea.tsx";
import { useDraft } from "../use-draft.ts";
import { useMove } from "../use-move.ts";

type Answer = { accepted: boolean; feedback: string };

/** Stands with the coach from a rescue until the learner has explained it back. */
export function RecapForm({ attempt }: { attempt: AttemptView }) {
  const draft = useDraft(attempt.id, "recap", attempt.recapText ?? "");
  const { busy, failure, move } = useMove(attempt.id);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [empty, setEmpty] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    setEmpty(draft.text.trim() === "");
    if (draft.text.trim() === "") return;
    const reply = await move<Answer>("stuck/recap", { text: draft.text });
    setAnswer(reply);
    if (reply?.accepted) draft.forget();
  }

  return (
    <form
      onSubmit={send}
      noValidate
      className="flex flex-col gap-3 rounded-large border border-caution-line bg-caution-soft p-4"
    >
      <p className="text-small font-semibold">
        ⚠️ You'll need to explain this back to complete the unit
      </p>
      <DraftArea
        draft={draft}
        label="The idea, in your own words"
        name="text"
        rows={4}
        hint="Not the coach’s words: yours. What is the idea, and why does it work?"
        error={empty ? "Write at least a sentence or two." : undefined}
      />
      <Button type="submit" size="small" busy={busy}>
        Send the recap
      </Button>
      {answer && !answer.accepted && (
        <Notice tone="caution" title="Not yet">
          <p>{answer.feedback}</p>
        </Notice>
      )}
      {failure && <FailureNotice failure={failure} />}
    </form>
  );
}

"use client";

import type { OpenProbe } from "@foothold/core/attempt";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { TextField } from "#components/ui/form/TextField.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import { useHydrated } from "#components/ui/hooks/use-hydrated.ts";
import { followupDraft, useDraft } from "../../workbench/drafts/use-draft.ts";

type Props = {
  attemptId: string;
  probe: OpenProbe;
  /** An example of a result, to show its form. */
  model: string;
  /** Takes the focus when it appears. */
  focused: boolean;
  onExplained: (explanation: string) => void;
};

/** One open prediction. */
export function Predict({ attemptId, probe, model, focused, onExplained }: Props) {
  const { question } = probe;
  const ready = useHydrated();
  const draft = useDraft(attemptId, followupDraft(question), "");
  const { busy, failure, move } = useApiMove(`/api/attempts/${attemptId}`);
  const [empty, setEmpty] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (focused) form.current?.querySelector("input")?.focus();
  }, [focused]);

  async function predict(event: FormEvent) {
    event.preventDefault();
    const isEmpty = draft.text.trim() === "";
    setEmpty(isEmpty);
    if (isEmpty || busy) return;
    if (await move("understand/followup", { question, answer: draft.text })) forget();
  }

  async function explain() {
    const reply = await move("understand/explain", { question });
    if (!reply) return;
    forget();
    onExplained(reply.explanation);
  }

  function forget() {
    draft.write("");
    draft.forget();
  }

  return (
    <form ref={form} onSubmit={predict} noValidate className="flex flex-col gap-3">
      <TextField
        name="answer"
        label={question}
        hint={`Such as ${model}`}
        error={empty ? "Write what you think comes out." : undefined}
        value={draft.text}
        readOnly={!ready || busy}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => draft.write(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          Predict
        </Button>
        <Button variant="secondary" disabled={busy} onClick={explain}>
          Show me this one
        </Button>
      </div>
      {failure && <FailureNotice failure={failure} />}
    </form>
  );
}

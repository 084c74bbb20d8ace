"use client";

import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { TextField } from "#components/ui/form/TextField.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import { inputIn } from "./PredictField.tsx";

/** A single wrong prediction may be a slip: put right once, it costs nothing. */
export function CorrectSlip({ attemptId, question }: { attemptId: string; question: string }) {
  const { busy, failure, move } = useApiMove(`/api/attempts/${attemptId}`);
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState("");

  function correct(event: FormEvent) {
    event.preventDefault();
    if (busy || answer.trim() === "") return;
    void move("understand/followup", { question, answer });
  }

  if (!open) {
    return (
      <Button size="small" variant="quiet" className="-ml-3.5" onClick={() => setOpen(true)}>
        I slipped, let me correct it
      </Button>
    );
  }
  return (
    <form onSubmit={correct} noValidate className="mt-2 flex flex-col gap-2">
      <TextField
        name="correction"
        label={`What you meant for ${inputIn(question)}`}
        hint="You can do this once. If it is right, the slip costs nothing."
        value={answer}
        autoFocus
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <Button type="submit" size="small" variant="secondary" className="self-start" busy={busy}>
        Correct it
      </Button>
      {failure && <FailureNotice failure={failure} />}
    </form>
  );
}

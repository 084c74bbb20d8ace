"use client";

import type { ViewedLaterProbe } from "@foothold/core/attempt";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { TextField } from "#components/ui/form/TextField.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { callApi } from "#lib/browser/api-client.ts";

type Props = {
  attemptId: string;
  /** What a right prediction makes unnecessary, in words. */
  enough: string;
  onRight?: () => void;
};

/** One prediction instead of words. It is used inside other forms, so it is not a form itself. */
export function LaterPrediction({ attemptId, enough, onRight }: Props) {
  const looking = useRequest();
  const { busy, failure, move } = useApiMove(`/api/attempts/${attemptId}`);
  const [asked, setAsked] = useState<ViewedLaterProbe | null>(null);
  const [feedback, setFeedback] = useState("");
  const [answer, setAnswer] = useState("");
  const area = useRef<HTMLDivElement>(null);

  // The focused button or field is gone, so the focus moves to the next field, or to the answer.
  useEffect(() => {
    if (asked) (area.current?.querySelector("input") ?? area.current)?.focus();
  }, [asked]);

  function show(next: ViewedLaterProbe) {
    setAsked(next);
    setAnswer("");
    if (next.predicted) onRight?.();
  }

  async function look() {
    const found = await looking.send(() => callApi("GET", `/api/attempts/${attemptId}/predict`));
    if (found) show(found);
  }

  async function send() {
    if (!asked?.probe || answer.trim() === "") return;
    const made = await move("predict", { question: asked.probe.question, answer });
    if (!made) return;
    setFeedback(made.feedback);
    show({ probe: made.probe, predicted: made.right });
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void send();
  }

  return (
    <div ref={area} tabIndex={-1} className="flex flex-col gap-3 focus:outline-none">
      {!asked && (
        <Button
          size="small"
          variant="secondary"
          className="self-start"
          busy={looking.busy}
          onClick={look}
        >
          Show it by a prediction
        </Button>
      )}
      {asked?.predicted && (
        <Notice tone="success" title="Right">
          <p>{enough}</p>
        </Notice>
      )}
      {asked && !asked.predicted && feedback !== "" && (
        <Notice tone="caution" role="alert" title="Not yet">
          <p>{feedback}</p>
        </Notice>
      )}
      {asked?.probe && (
        <>
          <TextField
            label={asked.probe.question}
            name="prediction"
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
            onKeyDown={sendOnEnter}
          />
          <Button
            size="small"
            variant="secondary"
            className="self-start"
            busy={busy}
            onClick={send}
          >
            Predict
          </Button>
        </>
      )}
      {asked && !asked.probe && !asked.predicted && (
        <p role="status">There is no prediction to make here. Say it in words.</p>
      )}
      {[looking.failure, failure].map(
        (one) => one && <FailureNotice key={one.code} failure={one} />,
      )}
    </div>
  );
}

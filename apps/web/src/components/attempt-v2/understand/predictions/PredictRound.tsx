"use client";

import type { OpenProbe } from "@foothold/core/attempt";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import { followupDraft } from "../../workbench/drafts/use-draft.ts";
import { useDraftStore } from "../../workbench/drafts/use-draft-store.ts";
import { PredictField } from "./PredictField.tsx";

type Props = {
  attemptId: string;
  probes: readonly OpenProbe[];
  /** An example of a result, to show its form. */
  model: string;
  /** Takes the focus when it appears. */
  focused: boolean;
  onExplained: (explanation: string) => void;
  /** Shown beside the main button. */
  children?: ReactNode;
};

/** The open predictions, sent together. */
export function PredictRound({ attemptId, probes, model, focused, onExplained, children }: Props) {
  const drafts = useDraftStore(attemptId);
  const { busy, failure, move } = useApiMove(`/api/attempts/${attemptId}`);
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const questions = probes.map(({ question }) => question).join("\n");

  useEffect(() => {
    if (focused && questions) form.current?.querySelector("input")?.focus();
  }, [focused, questions]);

  async function predict(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const answers = probes.map(({ question }) => ({
      question,
      answer: drafts.field(followupDraft(question)).text ?? "",
    }));
    const emptyAt = answers.findIndex(({ answer }) => answer.trim() === "");
    const empty = form.current?.querySelectorAll("input").item(emptyAt);
    if (emptyAt >= 0) {
      // Enter in a filled field goes on to the next; only an empty one that was left is named.
      const wasTyping = document.activeElement instanceof HTMLInputElement;
      setChecked(!wasTyping || document.activeElement === empty);
      empty?.focus();
      return;
    }
    setChecked(false);
    const [first, ...others] = answers;
    if (!first || !(await move("understand/followup", { ...first, others }))) return;
    for (const { question } of answers) forget(question);
  }

  async function explain(question: string) {
    const reply = await move("understand/explain", { question });
    if (!reply) return;
    forget(question);
    onExplained(reply.explanation);
  }

  function forget(question: string) {
    drafts.write(followupDraft(question), "");
    drafts.forget(followupDraft(question), "");
  }

  return (
    <form ref={form} onSubmit={predict} noValidate className="flex flex-col gap-4">
      {probes.length > 1 && (
        <p className="text-small">
          <span className="font-semibold">What does the function give for each of these?</span>
          {` Such as ${model}`}
        </p>
      )}
      {probes.map(({ question }) => (
        <PredictField
          key={question}
          attemptId={attemptId}
          question={question}
          hint={probes.length === 1 ? `Such as ${model}` : undefined}
          checked={checked}
          busy={busy}
          onExplain={() => void explain(question)}
        />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={busy}>
          Predict
        </Button>
        {children}
      </div>
      {failure && <FailureNotice failure={failure} />}
    </form>
  );
}

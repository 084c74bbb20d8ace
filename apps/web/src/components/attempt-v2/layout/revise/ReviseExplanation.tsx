"use client";

import type { ExplanationField } from "@foothold/core/catalog";
import type { FormEvent } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import { understandFields } from "../../understand/explanation-fields.ts";
import { DraftArea } from "../../workbench/drafts/DraftArea.tsx";
import { useDraft } from "../../workbench/drafts/use-draft.ts";
import { useFieldErrors } from "../../workbench/use-field-errors.ts";
import type { StepProps } from "../../workbench/workbench-data.ts";
import type { ReviseProps } from "./revise-props.ts";

type Drafts = Record<ExplanationField, ReturnType<typeof useDraft>>;

/** Drafts of their own, so that a revision that is not sent changes nothing. */
function useRevision({ id, understandPayload: sent }: StepProps["attempt"]): Drafts {
  return {
    explanation: useDraft(id, "revised-explanation", sent?.explanation ?? ""),
    inputOutputDescription: useDraft(id, "revised-inputOutput", sent?.inputOutputDescription ?? ""),
    constraintsDescription: useDraft(id, "revised-constraints", sent?.constraintsDescription ?? ""),
    exampleWalkthrough: useDraft(id, "revised-example", sent?.exampleWalkthrough ?? ""),
    wrongApproach: useDraft(id, "revised-wrongApproach", sent?.wrongApproach ?? ""),
  };
}

export function ReviseExplanation({ attempt, onDone }: ReviseProps) {
  const drafts = useRevision(attempt);
  const { busy, failure, move } = useApiMove(`/api/attempts/${attempt.id}`);
  const { fieldErrors, check } = useFieldErrors(failure);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isEmpty = drafts.explanation.text.trim() === "";
    if (!check(event.currentTarget, isEmpty ? { explanation: "This is still empty." } : {})) return;
    const texts = understandFields.map(({ name }) => [name, drafts[name].text]);
    if (!(await move("understand/revise", Object.fromEntries(texts)))) return;
    for (const { name } of understandFields) drafts[name].forget(drafts[name].text);
    onDone();
  }

  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      {understandFields.map(({ name, label, help, rows }) => (
        <DraftArea
          key={name}
          draft={drafts[name]}
          label={label}
          name={name}
          hint={help}
          rows={rows}
          error={fieldErrors[name]}
        />
      ))}
      {failure && !failure.isAboutFields && <FailureNotice failure={failure} />}
      <Button type="submit" busy={busy} className="self-start">
        {busy ? "The coach is reading" : "Send my revised explanation"}
      </Button>
    </form>
  );
}

"use client";

import type { ExplanationField } from "@foothold/core/catalog";
import type { FormEvent } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useApiMove } from "#components/ui/use-api-move.ts";
import { ExampleCheck } from "./understand/ExampleCheck.tsx";
import { understandFields } from "./understand/fields.ts";
import { UnderstandField } from "./understand/UnderstandField.tsx";
import { useDraft } from "./workbench/drafts/use-draft.ts";
import { SkipButton } from "./workbench/SkipButton.tsx";
import { useFieldErrors } from "./workbench/use-field-errors.ts";
import type { StepProps } from "./workbench/workbench-data.ts";

type Drafts = Record<ExplanationField, ReturnType<typeof useDraft>>;

function useDrafts({ id, understandPayload: sent }: StepProps["attempt"]): Drafts {
  return {
    explanation: useDraft(id, "explanation", sent?.explanation ?? ""),
    inputOutputDescription: useDraft(id, "inputOutput", sent?.inputOutputDescription ?? ""),
    constraintsDescription: useDraft(id, "constraints", sent?.constraintsDescription ?? ""),
    exampleWalkthrough: useDraft(id, "example", sent?.exampleWalkthrough ?? ""),
    wrongApproach: useDraft(id, "wrongApproach", sent?.wrongApproach ?? ""),
  };
}

export function UnderstandStep({ attempt, problem, story, showCoach }: StepProps) {
  const drafts = useDrafts(attempt);
  const { busy, failure, move } = useApiMove(`/api/attempts/${attempt.id}`);
  const { fieldErrors, check } = useFieldErrors(failure);
  const asked = attempt.mode === "BEGINNER" ? understandFields : understandFields.slice(0, 1);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const open = asked.filter(({ name }) => drafts[name].text.trim() === "");
    const empty = Object.fromEntries(open.map(({ name }) => [name, "This is still empty."]));
    if (!check(event, empty)) return;
    const texts = understandFields.map(({ name }) => [name, drafts[name].text]);
    const reply = await move("understand/submit", Object.fromEntries(texts));
    if (!reply) return;
    for (const { name } of understandFields) drafts[name].forget(drafts[name].text);
    if (reply.status === "NEEDS_WORK") showCoach();
  }

  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      {understandFields.map((field) => (
        <UnderstandField
          key={field.name}
          field={field}
          draft={drafts[field.name]}
          error={fieldErrors[field.name]}
        >
          {field.name === "exampleWalkthrough" && (
            <ExampleCheck
              attempt={attempt}
              problem={problem}
              story={story}
              onUse={(sentence) => {
                const { text, write } = drafts.exampleWalkthrough;
                write(text.trim() === "" ? sentence : `${text.trimEnd()}\n${sentence}`);
              }}
            />
          )}
        </UnderstandField>
      ))}
      {failure && failure.fields.length === 0 && <FailureNotice failure={failure} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {busy ? "The coach is reading" : "Send my explanation"}
        </Button>
        {attempt.mode === "EXPERT" && <SkipButton attemptId={attempt.id} step="understand" />}
      </div>
      <p role="status" className="text-small text-ink-soft">
        {attempt.understandPayload?.aiAssessment?.status === "NEEDS_WORK" &&
          !busy &&
          "The coach has questions. Answer them in the coach panel, or make your text clearer and send it again."}
      </p>
    </form>
  );
}

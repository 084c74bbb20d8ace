"use client";

import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import { InvariantBuilder } from "./InvariantBuilder.tsx";
import type { SlotChoices } from "./plan/slot-choices.ts";
import { AdversaryChallenges } from "./reflect/AdversaryChallenges.tsx";
import { MicroLesson } from "./reflect/MicroLesson.tsx";
import { SummaryQuestion } from "./reflect/SummaryQuestion.tsx";
import { DraftArea } from "./workbench/drafts/DraftArea.tsx";
import { useDraft } from "./workbench/drafts/use-draft.ts";
import { LaterPrediction } from "./workbench/LaterPrediction.tsx";
import { SkipButton } from "./workbench/SkipButton.tsx";
import { useFieldErrors } from "./workbench/use-field-errors.ts";
import type { StepProps } from "./workbench/workbench-data.ts";

const FORM = "reflection";

export function ReflectStep(props: StepProps) {
  const { attempt, reflection, showCoach } = props;
  const cues = useDraft(attempt.id, "cues", "");
  const wrong = reflection?.wrongInvariant ?? null;
  const written = wrong ? "" : (attempt.planPayload?.invariant?.text ?? "");
  const invariant = useDraft(attempt.id, "invariantSummary", written);
  const { busy, failure, move } = useApiMove(`/api/attempts/${attempt.id}`);
  const { fieldErrors, check } = useFieldErrors(failure);
  const [recapNeeded, setRecapNeeded] = useState(false);
  const [predicted, setPredicted] = useState(false);
  /** The sentence whose question the prediction has answered. */
  const [predictedFor, setPredictedFor] = useState<string | null>(null);
  /** Whether Complete was answered with a question on this page. */
  const [isAnswered, setAnswered] = useState(false);
  const question = attempt.reflectPayload?.invariantQuestion;
  const isQuestioned = question !== undefined && question.text === invariant.text;
  const isOpen = isQuestioned && predictedFor !== invariant.text;
  const slots = useDraft(attempt.id, "summarySlots", "{}");
  const choices: SlotChoices = JSON.parse(slots.text);
  const template = attempt.mode === "BEGINNER" ? props.problem.invariantTemplate : null;
  const isBuilt = isOpen && template?.slots.every(({ id }) => choices[id] !== undefined);

  const builderError = Object.entries(fieldErrors).find(([field]) =>
    field.startsWith("invariantBuilder"),
  );

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const cuesNextTime = cues.text
      .split("\n")
      .map((cue) => cue.trim())
      .filter(Boolean);
    setRecapNeeded(attempt.recapRequired);
    const open = {
      ...(cuesNextTime.length === 0 && { cuesNextTime: "Note at least one cue." }),
      ...(invariant.text.trim() === "" &&
        !predicted && { invariantSummary: "Say it in one sentence, or predict a result." }),
    };
    if (!check(event.currentTarget, open) || attempt.recapRequired) return;
    const body = {
      cuesNextTime,
      invariantSummary: invariant.text,
      predicted,
      ...(isBuilt && template && { invariantBuilder: { templateId: template.id, choices } }),
    };
    const reply = await move("reflect/submit", body);
    setPredictedFor(null);
    setAnswered(reply?.invariantFeedback !== undefined);
    if (!reply || reply.invariantFeedback !== undefined) return;
    for (const draft of [cues, invariant, slots]) draft.forget(draft.text);
  }

  return (
    <div className="flex flex-col gap-6">
      <Notice tone="success" title="Every test passes">
        <p>Take two minutes to note what you will look for next time.</p>
      </Notice>
      <form id={FORM} onSubmit={send} noValidate className="flex flex-col gap-5">
        <DraftArea
          draft={cues}
          label="Cues for next time"
          name="cuesNextTime"
          rows={3}
          hint="One per line. What in the problem pointed to this pattern? What will you look for?"
          error={fieldErrors.cuesNextTime}
        />
        <DraftArea
          draft={invariant}
          label="What stayed true all the time?"
          name="invariantSummary"
          rows={3}
          hint={
            wrong || written === ""
              ? "In one sentence, as your program does it."
              : "This is what you wrote in your plan. Does your code still do it?"
          }
          error={fieldErrors.invariantSummary}
        />
        {!attempt.recapRequired && (
          <LaterPrediction
            attemptId={attempt.id}
            enough="“What stayed true” is taken now in your own words, and can stay empty."
            onRight={() => {
              setPredicted(true);
              setPredictedFor(invariant.text);
            }}
          />
        )}
        {wrong && !isQuestioned && (
          <Notice tone="info" title="The sentence in your plan does not hold">
            <p>{`You wrote: “${wrong.text}” ${wrong.feedback}`}</p>
          </Notice>
        )}
        <SummaryQuestion
          feedback={isOpen && !busy ? question.feedback : null}
          isNew={isAnswered}
          builder={
            template && (
              <InvariantBuilder
                template={template}
                choices={choices}
                onChoose={(next) => slots.write(JSON.stringify(next))}
                error={builderError?.[1]}
              />
            )
          }
        />
      </form>
      {reflection?.lesson && <MicroLesson lesson={reflection.lesson} />}
      <AdversaryChallenges {...props} />
      {recapNeeded && attempt.recapRequired && (
        <Notice tone="caution" title="First explain the rescue back">
          <p>
            The coach explained the whole idea. Explain it in your own words in the coach panel.
          </p>
          <Button size="small" variant="secondary" className="mt-2" onClick={showCoach}>
            Go to the recap
          </Button>
        </Notice>
      )}
      {failure && !failure.isAboutFields && <FailureNotice failure={failure} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" form={FORM} busy={busy}>
          Complete
        </Button>
        <SkipButton attemptId={attempt.id} step="reflect" label="Skip the reflection" />
      </div>
    </div>
  );
}

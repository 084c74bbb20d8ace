"use client";

import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import { AdversaryChallenges } from "./reflect/AdversaryChallenges.tsx";
import { MicroLesson } from "./reflect/MicroLesson.tsx";
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
  const question = attempt.reflectPayload?.invariantQuestion;
  const isQuestioned = question !== undefined && question.text === invariant.text;

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
    const body = { cuesNextTime, invariantSummary: invariant.text, predicted };
    const reply = await move("reflect/submit", body);
    if (!reply || reply.invariantFeedback !== undefined) return;
    cues.forget(cues.text);
    invariant.forget(invariant.text);
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
            enough="“What stayed true” can stay empty now."
            onRight={() => setPredicted(true)}
          />
        )}
        {wrong && !isQuestioned && (
          <Notice tone="info" title="The sentence in your plan does not hold">
            <p>{`You wrote: “${wrong.text}” ${wrong.feedback}`}</p>
          </Notice>
        )}
        <div aria-live="polite">
          {isQuestioned && !busy && (
            <Notice tone="caution" title="Look at this sentence once more">
              <p>{question.feedback}</p>
              <p className="mt-1">
                Change it and press Complete. Or empty it and show by a prediction that your program
                is clear to you.
              </p>
            </Notice>
          )}
        </div>
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

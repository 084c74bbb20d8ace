"use client";

import type { ChoiceVerdict } from "@foothold/core/attempt";
import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { TextField } from "#components/ui/form/TextField.tsx";
import { useApiMove } from "#components/ui/use-api-move.ts";
import { InvariantBuilder } from "./InvariantBuilder.tsx";
import { ConfidenceScale } from "./plan/ConfidenceScale.tsx";
import { Discovery } from "./plan/Discovery.tsx";
import { InvariantField } from "./plan/InvariantField.tsx";
import { PatternCards } from "./plan/PatternCards.tsx";
import { SuggestButton } from "./plan/SuggestButton.tsx";
import { isEverySlotFilled } from "./plan/slot-choices.ts";
import { usePlan } from "./plan/use-plan.ts";
import { Verdict } from "./plan/Verdict.tsx";
import { ConflictingVersion } from "./workbench/drafts/ConflictingVersion.tsx";
import { SkipButton } from "./workbench/SkipButton.tsx";
import { useFieldErrors } from "./workbench/use-field-errors.ts";
import type { StepProps } from "./workbench/workbench-data.ts";

export function PlanStep({ attempt, problem, builderOffered }: StepProps) {
  const plan = usePlan(attempt, builderOffered);
  const { busy, failure, move } = useApiMove(`/api/attempts/${attempt.id}`);
  const { fieldErrors, check } = useFieldErrors(failure);
  const [verdict, setVerdict] = useState<ChoiceVerdict | null>(null);
  const { planPayload } = attempt;
  const template = plan.building ? problem.invariantTemplate : null;

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setVerdict(null);
    if (!check(event.currentTarget, openOf())) return;
    const reply = await move("plan/choose", plan.toSend(template));
    setVerdict(reply);
    if (reply?.accepted) plan.forget();
  }

  function openOf() {
    const slot = template?.slots.find(({ id }) => plan.choices[id] === undefined);
    return {
      ...(plan.pattern === "" && { patternId: "Choose a pattern." }),
      ...(plan.confidence === 0 && { confidence: "Say how sure you are, from 1 to 5." }),
      ...(slot &&
        template &&
        !isEverySlotFilled(template, plan.choices) && { [`slot-${slot.id}`]: "Fill every slot." }),
    };
  }

  const invariantError = Object.entries(fieldErrors).find(([field]) =>
    /^(slot-|invariant)/.test(field),
  );
  return (
    <div className="flex flex-col gap-6">
      <SuggestButton attempt={attempt} />
      {planPayload?.discoveryTriggered && (
        <Discovery attemptId={attempt.id} onChoose={plan.setPattern} />
      )}
      <form onSubmit={send} noValidate className="flex flex-col gap-6">
        <PatternCards
          suggested={planPayload?.suggestedPatterns ?? []}
          all={problem.patternChoices}
          chosen={plan.pattern}
          onChoose={plan.setPattern}
          error={fieldErrors.patternId}
        />
        <ConfidenceScale
          value={plan.confidence}
          onChoose={plan.setConfidence}
          error={fieldErrors.confidence}
        />
        <InvariantField
          draft={plan.invariant}
          builder={
            template && (
              <InvariantBuilder
                template={template}
                choices={plan.choices}
                onChoose={plan.setChoices}
                error={invariantError?.[1]}
              />
            )
          }
          builderOffered={builderOffered}
          building={plan.building}
          onBuilding={plan.setBuilding}
          error={invariantError?.[1]}
        />
        <div className="flex flex-col gap-2">
          <TextField
            label="Time and space"
            name="complexity"
            value={plan.complexity.text}
            onChange={(event) => plan.complexity.write(event.target.value)}
            hint="For instance: O(n) time, O(1) space. Leave it empty if you do not know yet."
            error={fieldErrors.complexity}
          />
          <ConflictingVersion draft={plan.complexity} label="Time and space" />
        </div>
        {failure && failure.fields.length === 0 && <FailureNotice failure={failure} />}
        <div aria-live="polite">{verdict && !busy && <Verdict verdict={verdict} />}</div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {busy ? "The coach is looking" : "This is my plan"}
          </Button>
          {attempt.mode === "EXPERT" && <SkipButton attemptId={attempt.id} step="plan" />}
        </div>
      </form>
    </div>
  );
}

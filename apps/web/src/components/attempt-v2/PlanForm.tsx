"use client";

import type { ChoiceVerdict } from "@foothold/core/attempt";
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { isSendKey } from "#components/ui/form/is-send-key.ts";
import { TextField } from "#components/ui/form/TextField.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import { InvariantBuilder } from "./InvariantBuilder.tsx";
import { ConfidenceScale } from "./plan/ConfidenceScale.tsx";
import { InvariantField } from "./plan/InvariantField.tsx";
import { openFields } from "./plan/open-fields.ts";
import { PatternCards } from "./plan/PatternCards.tsx";
import { sentenceFor } from "./plan/sentence-for.ts";
import type { usePlan } from "./plan/use-plan.ts";
import { Verdict } from "./plan/Verdict.tsx";
import { ConflictingVersion } from "./workbench/drafts/ConflictingVersion.tsx";
import { useFieldErrors } from "./workbench/use-field-errors.ts";
import type { StepProps } from "./workbench/workbench-data.ts";

type Props = Pick<StepProps, "attempt" | "problem" | "planGuide"> & {
  plan: ReturnType<typeof usePlan>;
  verb: "plan/choose" | "plan/revise";
  label: string;
  onAccepted?: () => void;
  children?: ReactNode;
};

const sentenceWanted = new Set<ChoiceVerdict["refusal"]>([
  "invariant-missing",
  "invariant-unchecked",
]);

/** Pattern, confidence and cost; then, once the pattern is chosen, the invariant. */
export function PlanForm(props: Props) {
  const { attempt, problem, planGuide, plan, verb, label, onAccepted, children } = props;
  const { busy, failure, move } = useApiMove(`/api/attempts/${attempt.id}`);
  const { fieldErrors, check } = useFieldErrors(failure);
  const [verdict, setVerdict] = useState<ChoiceVerdict | null>(null);
  const sentencePart = useRef<HTMLDivElement>(null);
  const template = problem.invariantTemplate;
  const isChosen = attempt.planPayload?.chosenPattern === plan.pattern;
  const { sentence, builderOffered } = sentenceFor({
    isRevision: verb === "plan/revise",
    isChosen,
    hasTemplate: template !== null,
    isBuilding: plan.building,
    guide: planGuide,
  });
  const isWanted = verdict !== null && sentenceWanted.has(verdict.refusal) && !busy;

  // The invariant field appears after the answer, so it takes the focus.
  useEffect(() => {
    if (isWanted) sentencePart.current?.focus();
  }, [isWanted]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setVerdict(null);
    const required = planGuide.invariantRequired;
    if (!check(event.currentTarget, openFields(plan, { sentence, template, required }))) return;
    const reply = await move(verb, plan.toSend(sentence, template));
    setVerdict(reply);
    if (reply?.refusal === "invariant-unchecked") plan.setBuilding(true);
    if (!reply?.accepted) return;
    plan.forget();
    onAccepted?.();
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (!isSendKey(event) || busy) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }

  const invariantError = Object.entries(fieldErrors).find(([field]) =>
    /^(slot-|invariant)/.test(field),
  );
  return (
    <form onSubmit={send} onKeyDown={onKeyDown} noValidate className="flex flex-col gap-6">
      <PatternCards
        suggested={attempt.planPayload?.suggestedPatterns ?? []}
        all={problem.patternChoices}
        guide={planGuide.patterns}
        chosen={plan.pattern}
        onChoose={plan.setPattern}
        error={fieldErrors.patternId}
      />
      <ConfidenceScale
        value={plan.confidence}
        onChoose={plan.setConfidence}
        error={fieldErrors.confidence}
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
      <div aria-live="polite">{verdict && !busy && <Verdict verdict={verdict} />}</div>
      {sentence === "later" ? (
        <p className="text-small text-ink-soft">
          First find a pattern that fits. Then you say what stays true.
        </p>
      ) : (
        <div ref={sentencePart} tabIndex={-1} className="focus:outline-none">
          <InvariantField
            draft={plan.invariant}
            general={isChosen ? planGuide.generalInvariant : null}
            builder={
              sentence === "builder" &&
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
        </div>
      )}
      {failure && !failure.isAboutFields && <FailureNotice failure={failure} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {busy ? "The coach is looking" : label}
        </Button>
        {children}
        <p className="self-center text-small text-ink-soft max-sm:hidden">Ctrl + Enter sends it</p>
      </div>
    </form>
  );
}

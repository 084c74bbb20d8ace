import type { ReactNode } from "react";
import { PredictionList } from "#components/shared/attempt/PredictionList.tsx";
import { FallbackNotice } from "#components/shared/coach/FallbackNotice.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { PassedExplanation } from "../plan/PassedExplanation.tsx";
import { TestList } from "../runs/TestList.tsx";
import { understandFields } from "../understand/explanation-fields.ts";
import type { OpenStep } from "../workbench/step-words.ts";
import type { StepProps, WorkbenchData } from "../workbench/workbench-data.ts";
import { LabelledText } from "./revise/LabelledText.tsx";
import { patternName } from "./revise/pattern-name.ts";
import { ReviseStep } from "./revise/ReviseStep.tsx";
import { Revisions } from "./revise/Revisions.tsx";

type Review = (data: WorkbenchData) => ReactNode;

const skipped = <p className="text-ink-soft">You skipped this step.</p>;

const reviews: Record<OpenStep, Review> = {
  UNDERSTAND: ({ attempt: { understandPayload }, story }) => {
    if (!understandPayload) return skipped;
    const { explanation, predictions } = understandPayload;
    return (
      <>
        {explanation === ""
          ? skipped
          : understandFields.map(({ name, label }) => (
              <LabelledText key={name} label={label} text={understandPayload[name]} />
            ))}
        <PassedExplanation payload={understandPayload} assessedBy={story.assessedBy} />
        {predictions.length > 0 && (
          <section>
            <h3 className="mb-1 text-small font-semibold text-ink-soft">What you predicted</h3>
            <PredictionList predictions={predictions} />
          </section>
        )}
      </>
    );
  },
  PLAN: ({ attempt: { planPayload }, problem, story }) => {
    if (!planPayload?.chosenPattern) return skipped;
    const { invariant } = planPayload;
    const verdict = story.exchanges.findLast(({ kind }) => kind === "verdict");
    return (
      <>
        <LabelledText label="Pattern" text={patternName(problem, planPayload.chosenPattern)} />
        <LabelledText label="Confidence" text={`${planPayload.userConfidence ?? "?"} of 5`} />
        <LabelledText label="Invariant" text={invariant?.text ?? ""} />
        {invariant?.ownWords && (
          <LabelledText label="In your own words" text={invariant.ownWords} />
        )}
        {invariant?.feedback && (
          <Notice
            tone={invariant.holds === false ? "caution" : "info"}
            title={invariant.holds === false ? "It does not hold" : "What the coach said about it"}
          >
            <p className="whitespace-pre-line">{invariant.feedback}</p>
            {verdict && <FallbackNotice marks={verdict} />}
          </Notice>
        )}
        <LabelledText label="Time and space" text={planPayload.complexity ?? ""} />
      </>
    );
  },
  IMPLEMENT: ({ attempt }) => (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long code scrolls, also by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-middle border border-line bg-surface p-4 font-mono text-small"
    >
      {attempt.code}
    </pre>
  ),
  VERIFY: ({ attempt, problem }) => (
    <TestList
      tests={attempt.verifyPayload?.testResults ?? []}
      problem={problem}
      language={attempt.language}
    />
  ),
  REFLECT: ({ attempt: { reflectPayload } }) =>
    reflectPayload && reflectPayload.cuesNextTime.length > 0 ? (
      <>
        <LabelledText label="Cues for next time" text={reflectPayload.cuesNextTime.join("\n")} />
        <LabelledText label="What stayed true" text={reflectPayload.invariantSummary} />
        {reflectPayload.ownWords && (
          <LabelledText label="In your own words" text={reflectPayload.ownWords} />
        )}
      </>
    ) : (
      skipped
    ),
};

/** A finished step as it was left, with its later revisions. */
export function StepReview({ step, ...data }: StepProps & { step: OpenStep }) {
  return (
    <div className="flex flex-col gap-4">
      {reviews[step](data)}
      <Revisions step={step} story={data.story} problem={data.problem} />
      {(step === "UNDERSTAND" || step === "PLAN") && (
        <ReviseStep key={step} step={step} {...data} />
      )}
    </div>
  );
}

import type { ReactNode } from "react";
import { PredictionList } from "#components/shared/attempt/PredictionList.tsx";
import { TestList } from "../runs/TestList.tsx";
import { understandFields } from "../understand/fields.ts";
import type { OpenStep } from "../workbench/step-words.ts";
import type { WorkbenchData } from "../workbench/workbench-data.ts";

type Review = (data: WorkbenchData) => ReactNode;

const skipped = <p className="text-ink-soft">You skipped this step.</p>;

const reviews: Record<OpenStep, Review> = {
  UNDERSTAND: ({ attempt: { understandPayload } }) => {
    if (!understandPayload) return skipped;
    const { explanation, predictions } = understandPayload;
    return (
      <>
        {explanation === ""
          ? skipped
          : understandFields.map(({ name, label }) => (
              <Text key={name} label={label} text={understandPayload[name]} />
            ))}
        {predictions.length > 0 && (
          <section>
            <h3 className="mb-1 text-small font-semibold text-ink-soft">What you predicted</h3>
            <PredictionList predictions={predictions} />
          </section>
        )}
      </>
    );
  },
  PLAN: ({ attempt: { planPayload }, problem }) => {
    if (!planPayload?.chosenPattern) return skipped;
    const chosen = problem.patternChoices.find(
      ({ patternId }) => patternId === planPayload.chosenPattern,
    );
    return (
      <>
        <Text label="Pattern" text={chosen?.name ?? planPayload.chosenPattern} />
        <Text label="Confidence" text={`${planPayload.userConfidence ?? "?"} of 5`} />
        <Text label="Invariant" text={planPayload.invariant?.text ?? ""} />
        <Text label="Time and space" text={planPayload.complexity ?? ""} />
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
        <Text label="Cues for next time" text={reflectPayload.cuesNextTime.join("\n")} />
        <Text label="What stayed true" text={reflectPayload.invariantSummary} />
      </>
    ) : (
      skipped
    ),
};

/** A done step, read only. */
export function StepReview({ step, ...data }: WorkbenchData & { step: OpenStep }) {
  return <div className="flex flex-col gap-4">{reviews[step](data)}</div>;
}

function Text({ label, text }: { label: string; text: string }) {
  return (
    <section>
      <h3 className="text-small font-semibold text-ink-soft">{label}</h3>
      <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text || "–"}</p>
    </section>
  );
}

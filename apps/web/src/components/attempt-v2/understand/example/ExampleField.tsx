"use client";

import type { KeyboardEvent } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { DraftArea } from "../../workbench/drafts/DraftArea.tsx";
import { ValueFields } from "../../workbench/values/ValueFields.tsx";
import type { StepProps } from "../../workbench/workbench-data.ts";
import type { FieldWords } from "../explanation-fields.ts";
import { OtherAnswer } from "../UnderstandField.tsx";
import { CheckedExamples } from "./CheckedExamples.tsx";
import type { Example } from "./use-example.ts";

type Props = Pick<StepProps, "attempt" | "problem" | "story"> & {
  field: FieldWords;
  example: Example;
  error?: string | undefined;
  /** Called on Enter in a cell. */
  onEnter: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The learner's own example: the right result is shown after the learner has given one. */
export function ExampleField({ field, example, error, onEnter, onKeyDown, ...step }: Props) {
  const { input, steps, busy, failure, check, fill } = example;
  return (
    <fieldset className="flex flex-col gap-4 rounded-large border border-line bg-surface p-4">
      <legend className="float-left w-full text-small font-semibold">{field.label}</legend>
      <p className="text-small text-ink-soft">{field.help}</p>
      <ValueFields input={input} onEnter={onEnter} />
      {failure && !failure.isAboutFields && <FailureNotice failure={failure} />}
      <Button
        className="self-start"
        size="small"
        variant="secondary"
        busy={busy}
        onClick={() => void check()}
      >
        Check it
      </Button>
      <CheckedExamples
        examples={step.story.examples}
        cells={input.values}
        problem={step.problem}
        language={step.attempt.language}
        onUse={fill}
      />
      <DraftArea
        draft={steps}
        label="How you get there"
        name={field.name}
        rows={field.rows}
        error={error}
        hint="The steps in words."
        onKeyDown={onKeyDown}
      />
      <OtherAnswer text={field.example} />
    </fieldset>
  );
}

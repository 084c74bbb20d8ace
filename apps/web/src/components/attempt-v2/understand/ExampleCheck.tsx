"use client";

import { valueTextIn } from "@foothold/core/value-text";
import { Button } from "#components/ui/Button.tsx";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useApiMove } from "#components/ui/use-api-move.ts";
import { argumentFields, useWrittenInput } from "../workbench/values/use-written-input.ts";
import { ValueFields } from "../workbench/values/ValueFields.tsx";
import type { StepProps } from "../workbench/workbench-data.ts";
import { CheckedExamples } from "./CheckedExamples.tsx";

type Props = Pick<StepProps, "attempt" | "problem" | "story"> & {
  /** Inserts a correct example into the explanation. */
  onUse: (sentence: string) => void;
};

/** The learner's own example: the right answer is shown after the learner has predicted one. */
export function ExampleCheck({ attempt, problem, story, onUse }: Props) {
  const { busy, failure, move } = useApiMove(`/api/attempts/${attempt.id}`);
  const { language } = attempt;
  const fields = [
    ...argumentFields(problem, language),
    {
      name: "answer",
      label: "What do you think comes out?",
      type: problem.signature.returns.type,
      example: valueTextIn(language, problem.examples[0]?.expected),
    },
  ];
  const input = useWrittenInput(attempt.id, "own-example", fields, failure);

  async function check() {
    const values = input.read();
    if (!values) return;
    const body = { args: values.slice(0, -1), answer: values.at(-1) };
    if (await move("understand/example", body)) input.clear();
  }

  return (
    <Disclosure summary="Check an example of your own" open={story.examples.length > 0}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the form around it */}
      <div role="group" aria-label="An example of your own" className="flex flex-col gap-4 pt-2">
        <p className="text-small text-ink-soft">
          Write an input and your answer. Then you see what really comes out.
        </p>
        <ValueFields input={input} onEnter={check} />
        {failure && failure.fields.length === 0 && <FailureNotice failure={failure} />}
        <Button className="self-start" size="small" variant="secondary" busy={busy} onClick={check}>
          Check it
        </Button>
        <CheckedExamples
          examples={story.examples}
          problem={problem}
          language={language}
          onUse={onUse}
        />
      </div>
    </Disclosure>
  );
}

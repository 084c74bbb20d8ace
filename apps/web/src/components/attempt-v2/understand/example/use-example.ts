"use client";

import { valueTextIn } from "@foothold/core/value-text";
import { useRef } from "react";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import {
  argumentFields,
  useWrittenInput,
  type WrittenField,
} from "../../workbench/values/use-written-input.ts";
import type { StepProps } from "../../workbench/workbench-data.ts";
import type { FieldDraft } from "../use-explanation.ts";
import { exampleParts, exampleText } from "./example-text.ts";

export type Example = ReturnType<typeof useExample>;
type Checked = "right" | "wrong" | "known" | "refused";

/** One cell for each parameter and one for the result. */
export function exampleFields({
  problem,
  attempt: { language },
}: Pick<StepProps, "attempt" | "problem">): WrittenField[] {
  const result = {
    name: "answer",
    label: "What comes out",
    type: problem.signature.returns.type,
    example: valueTextIn(language, problem.examples[0]?.expected),
  };
  return [...argumentFields(problem, language), result];
}

/** The example of the explanation: cells and steps are stored as one draft. */
export function useExample(
  step: Pick<StepProps, "attempt" | "problem" | "story">,
  draft: FieldDraft,
) {
  const { attempt, story } = step;
  const { busy, failure, move, clearFailure } = useApiMove(`/api/attempts/${attempt.id}`);
  // An example that could not be checked, for example offline, does not stop the learner a second time.
  const tried = useRef("");
  const fields = exampleFields(step);
  const { cells, steps } = exampleParts(draft.text, fields);
  const writeParts = (parts: { cells?: typeof cells; steps?: string }) =>
    draft.write(exampleText({ cells, steps, ...parts }, fields));
  const input = useWrittenInput(
    { texts: cells, write: (name, text) => writeParts({ cells: { ...cells, [name]: text } }) },
    fields,
    failure,
  );

  /** Compares the cells with the function's result. */
  async function check(): Promise<Checked> {
    clearFailure();
    const values = input.read();
    if (!values) return "refused";
    const args = values.slice(0, -1);
    const answer = values.at(-1);
    const asked = JSON.stringify(values);
    const known = story.examples.flatMap((one) =>
      [one.answer, one.expected].map((result) => JSON.stringify([...one.args, result])),
    );
    if (known.includes(asked) || tried.current === asked) return "known";
    tried.current = asked;
    const verdict = await move("understand/example", { args, answer });
    if (!verdict) return "refused";
    return verdict.agrees ? "right" : "wrong";
  }

  return {
    input,
    steps: { ...draft, text: steps, write: (text: string) => writeParts({ steps: text }) },
    hasCells: Object.values(cells).some((text) => text.trim() !== ""),
    busy,
    failure,
    check,
    /** Puts values into the cells. */
    fill: (texts: readonly string[]) =>
      writeParts({
        cells: Object.fromEntries(fields.map(({ name }, at) => [name, texts[at] ?? ""])),
      }),
  };
}

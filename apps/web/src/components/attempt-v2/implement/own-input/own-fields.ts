import type { ProblemView } from "@foothold/core/catalog";
import type { Language, RunValue } from "@foothold/core/runs";
import { shapeMisfit } from "@foothold/core/value-shape";
import { valueTextIn } from "@foothold/core/value-text";
import { argumentFields, type WrittenField } from "../../workbench/values/use-written-input.ts";

/** One field for each parameter; a value of the wrong form is reported at once. */
export function ownInputFields(problem: ProblemView, language: Language): WrittenField[] {
  const { signature, examples } = problem;
  return argumentFields(problem, language).map((field, index) => {
    const parameter = signature.parameters[index];
    const misfit = (value: RunValue) =>
      parameter ? shapeMisfit(parameter, value, examples[0]?.args[index]) : null;
    return { ...field, misfit };
  });
}

export function ownExpectationField(
  { signature: { returns }, examples }: ProblemView,
  language: Language,
): WrittenField {
  const example = examples[0]?.expected;
  return {
    name: "expected",
    label: "What should come out?",
    type: returns.type,
    example: valueTextIn(language, example),
    misfit: (value) => shapeMisfit(returns, value, example),
  };
}

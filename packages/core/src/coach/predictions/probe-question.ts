import type { OpenProbe } from "../../entities/attempt/attempt-payloads.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import type { RunValue } from "../../entities/runs/run.ts";
import { valueTextIn } from "../../runs/values/value-text.ts";

type Signed = Pick<Problem, "signature">;

/** What a learner is asked to predict. */
export function openProbe(problem: Signed, args: readonly RunValue[]): OpenProbe {
  return {
    question: `What does the function give for ${inputText(problem, args)}?`,
    args: [...args],
  };
}

/** An input in a sentence; several arguments have their names. */
export function inputText({ signature }: Signed, args: readonly RunValue[]): string {
  const values = args.map(resultText);
  if (values.length === 1) return values[0] ?? "";
  return signature.parameters.map(({ name }, at) => `${name} = ${values[at]}`).join(", ");
}

/** Written as JSON, which is easy to read and to type in every language. */
export function resultText(value: RunValue): string {
  return valueTextIn("javascript", value);
}

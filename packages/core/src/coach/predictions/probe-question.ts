import type { OpenProbe } from "../../entities/attempt/attempt-payloads.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import type { RunValue } from "../../entities/runs/run.ts";

/** What a learner is asked to predict. */
export function openProbe(
  { signature }: Pick<Problem, "signature">,
  args: readonly RunValue[],
): OpenProbe {
  const values = args.map((value) => JSON.stringify(value));
  const input =
    values.length === 1
      ? values[0]
      : signature.parameters.map(({ name }, at) => `${name} = ${values[at]}`).join(", ");
  return { question: `What does the function give for ${input}?`, args: [...args] };
}

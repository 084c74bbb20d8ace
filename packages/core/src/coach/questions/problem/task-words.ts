import { entryPointIn } from "../../../entities/catalog/entry-point.ts";
import type { Problem } from "../../../entities/catalog/problem.ts";
import type { Question } from "../question.ts";

/** The last paragraph of the statement says what to write. */
export function taskOf({ statement }: Problem): string {
  return (
    statement
      .trim()
      .split(/\n\s*\n/)
      .at(-1) ?? ""
  );
}

/** What the function gets and gives back. */
export function signatureFacts({ problem, attempt }: Question): string {
  const { signature } = problem;
  const parameters = signature.parameters.map(({ name, type }) => `${name} (${type})`).join(", ");
  const result =
    signature.resultArgument === undefined
      ? `it gives back ${signature.returns.type}`
      : `it changes ${signature.parameters[signature.resultArgument]?.name} in place`;
  return `${entryPointIn(signature, attempt.language)} gets ${parameters}, and ${result}.`;
}

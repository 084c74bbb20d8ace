import type { Problem } from "../entities/catalog/problem.ts";
import type { RunValue } from "../entities/runs/run.ts";
import { AppError } from "../errors.ts";
import type { Misfit } from "../ports/catalog.ts";
import type { Deps } from "../ports/deps.ts";
import { shapeMisfit } from "./values/value-shape.ts";

/** The longest argument, written as JSON. */
export const MAX_ARGUMENT_CHARACTERS = 2_000;

/** Refuses an input that the problem does not allow, naming each wrong argument, before anything is run. */
export async function requireAllowedInput(
  { problems }: Pick<Deps, "problems">,
  problem: Problem,
  args: readonly RunValue[],
): Promise<void> {
  const { parameters } = problem.signature;
  if (args.length !== parameters.length) {
    const names = parameters.map(({ name }) => name).join(", ");
    throw refused([{ field: "args", message: `Give one value for each of: ${names}.` }]);
  }
  const misshapen = shapeMisfits(problem, args);
  const misfits = misshapen.length > 0 ? misshapen : await problems.misfits(problem.slug, args);
  if (misfits.length === 0) return;
  throw refused(misfits.map(({ parameter, message }) => ({ field: `args.${parameter}`, message })));
}

/** Refuses an answer whose type is not the function's. */
export function requireAnswerShape({ signature, examples }: Problem, answer: RunValue): void {
  const message = misfitOf(signature.returns, answer, examples[0]?.expected);
  if (message) throw refused([{ field: "answer", message }]);
}

function shapeMisfits({ signature, examples }: Problem, args: readonly RunValue[]): Misfit[] {
  return signature.parameters.flatMap((parameter, index) => {
    const message = misfitOf(parameter, args[index] ?? null, examples[0]?.args[index]);
    return message ? [{ parameter: parameter.name, message }] : [];
  });
}

function misfitOf(
  typed: Parameters<typeof shapeMisfit>[0],
  value: RunValue,
  example: RunValue | undefined,
): string | null {
  if (JSON.stringify(value).length > MAX_ARGUMENT_CHARACTERS) {
    return `This is longer than ${MAX_ARGUMENT_CHARACTERS} characters. A small input tells more.`;
  }
  return shapeMisfit(typed, value, example);
}

function refused(fields: { field: string; message: string }[]): AppError {
  const [first] = fields;
  return new AppError("invalid-input", `${first?.field}: ${first?.message}`, {
    details: { fields },
    suggestions: ["Read the constraints of the problem again, and try a small input."],
  });
}

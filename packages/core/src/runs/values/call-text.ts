import { entryPointIn } from "../../entities/catalog/entry-point.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import type { Language } from "../../entities/runs/language.ts";
import type { RunValue } from "../../entities/runs/run.ts";
import { valueText } from "./value-text.ts";

type Called = { problem: Pick<Problem, "signature">; attempt: { language: Language } };

/** The learner's function with its arguments, as a call in a sentence: `twoSum([1,2], 3)`. */
export function callText({ problem, attempt }: Called, args: readonly RunValue[]): string {
  const name = entryPointIn(problem.signature, attempt.language);
  return `${name}(${args.map((arg) => valueText(arg)).join(", ")})`;
}

import { entryPointIn } from "../entities/catalog/entry-point.ts";
import type { Problem } from "../entities/catalog/problem.ts";
import type { Language } from "../entities/runs/language.ts";
import type { RunRequest } from "../entities/runs/run.ts";

export type Program = { language: Language; code: string };

/** The request to run a program of any language as the problem's function. */
export function programRequest(
  { signature, limits }: Pick<Problem, "signature" | "limits">,
  { language, code }: Program,
): Omit<RunRequest, "tests"> {
  const { parameters, returns, resultArgument } = signature;
  return {
    language,
    code,
    entryPoint: entryPointIn(signature, language),
    signature: {
      parameters: parameters.map(({ kind }) => kind),
      returns: returns.kind,
      ...(resultArgument !== undefined && { resultArgument }),
    },
    limits,
  };
}

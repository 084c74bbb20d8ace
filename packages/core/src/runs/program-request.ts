import type { Language } from "../entities/attempt/attempt-mode.ts";
import { entryPointIn, type Problem } from "../entities/catalog/problem.ts";
import type { RunRequest } from "../entities/runs/run.ts";

type Program = { language: Language; code: string };

/** How a problem wants its function called, for a program in any language. */
export function programRequest(
  { signature, limits }: Problem,
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

import type { Language } from "@foothold/core/attempt";
import type { ProblemView } from "@foothold/core/catalog";
import type { RunRequest } from "@foothold/core/runs";

export type Program = { language: Language; code: string };

/** How the problem wants the program called. Core's own function would bring the schemas of problems into the page. */
export function programRequest(
  { signature, limits }: ProblemView,
  { language, code }: Program,
): Omit<RunRequest, "tests"> {
  const { parameters, returns, resultArgument } = signature;
  return {
    language,
    code,
    entryPoint: language === "python" ? (signature.pythonName ?? signature.name) : signature.name,
    signature: {
      parameters: parameters.map(({ kind }) => kind),
      returns: returns.kind,
      ...(resultArgument !== undefined && { resultArgument }),
    },
    limits,
  };
}

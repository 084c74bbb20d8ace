import type { Problem } from "../../../entities/catalog/problem.ts";
import { joinValues } from "../tokens/join-values.ts";
import { type Shape, shapeOf } from "../tokens/shape.ts";
import { splitTokens } from "../tokens/split-tokens.ts";
import type { Token } from "../tokens/token.ts";
import { type Parameter, parametersOf } from "./parameter.ts";

/** A learner's text as tokens, with the types of values that the problem has. */
export type Reading = {
  tokens: readonly Token[];
  parameters: readonly Parameter[];
  returns: Shape;
  takesText: boolean;
};

export function readingOf(text: string, problem: Problem): Reading {
  const parameters = parametersOf(problem);
  const returns = shapeOf(problem.signature.returns);
  const shapes = [...parameters.map(({ shape }) => shape), returns];
  const takesText = parameters.some(({ shape }) => shape.base === "string");
  const tokens = joinValues(splitTokens(text.replaceAll("−", "-"), problem), shapes);
  return { tokens, parameters, returns, takesText };
}

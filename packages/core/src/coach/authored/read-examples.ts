import type { Problem } from "../../entities/catalog/problem.ts";
import type { RunValue } from "../../entities/runs/run.ts";
import { chooseClaim } from "../examples/choose-claim.ts";
import { exampleEnd } from "../examples/example-end.ts";
import { findClaims } from "../examples/find-claims.ts";
import { findInputs, NEAR } from "../examples/find-inputs.ts";
import { joinValues } from "../examples/join-values.ts";
import { parametersOf } from "../examples/parameter.ts";
import type { Input } from "../examples/read-input.ts";
import { resultBefore } from "../examples/result-before.ts";
import { asHandedOver, type Shape, shapeOf } from "../examples/shape.ts";
import { splitTokens } from "../examples/split-tokens.ts";

export type WrittenExample = { args: RunValue[]; claimed: RunValue };

/** A longer text is not read at all, because its end could take back what its beginning says. */
export const MAX_EXAMPLE_TEXT = 20_000;

/**
 * Examples as learners write them: an input, perhaps steps, then what comes out. Where two readings are
 * possible nothing is read, because a wrong reading would accuse a learner who is right.
 */
export function readExamples(text: string, problem: Problem): WrittenExample[] {
  if (text.length > MAX_EXAMPLE_TEXT) return [];
  const parameters = parametersOf(problem);
  const returns = shapeOf(problem.signature.returns);
  const takesText = parameters.some(({ shape }) => shape.base === "string");
  const tokens = joinValues(splitTokens(text.replaceAll("−", "-"), problem), [
    ...parameters.map(({ shape }) => shape),
    returns,
  ]);
  const inputs = findInputs(tokens, parameters, returns);
  const examples: WrittenExample[] = [];
  for (let at = 0; at < inputs.length; ) {
    const input = inputs[at];
    if (!input) break;
    const all = findClaims(tokens, input.next, tokens.length, returns, takesText);
    const end = exampleEnd(tokens, inputs.slice(at), all, parameters, ({ next }) =>
      findClaims(tokens, next, next + NEAR, returns, takesText),
    );
    const claims = all.filter(({ next }) => next <= end.until);
    const claim =
      claims.length > 0
        ? chooseClaim(claims, returns, tokens, end.until)
        : resultBefore(tokens, input, returns, takesText);
    if (claim)
      examples.push({ args: input.args, claimed: claimedValue(claim.value, input, returns) });
    at += end.inputs;
  }
  return examples;
}

/** Who writes the rows of the input without a list around them writes a single row of the result so too. */
function claimedValue(value: RunValue, { loose }: Input, returns: Shape): RunValue {
  const handed = asHandedOver(value, returns);
  const single = loose && returns.depth === 2 && Array.isArray(handed) && handed.length > 0;
  return single && !handed.some((item) => Array.isArray(item)) ? [handed] : handed;
}

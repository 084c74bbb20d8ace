import { claimBehind, findClaims, strengthAt } from "./find-claims.ts";
import type { Parameter } from "./parameter.ts";
import { type Input, inputAt } from "./read-input.ts";
import { fits, type Shape } from "./shape.ts";
import { isWord, type Token } from "./token.ts";
import { BARE_INTRO, RESULT_NOUNS } from "./words.ts";

/** Nobody writes more by hand. */
const MAX_INPUTS = 60;
/** How many tokens behind an input a result still stands right behind it. */
export const NEAR = 16;

/** Everything that could be an input, without what is given as a result. */
export function findInputs(
  tokens: readonly Token[],
  parameters: readonly Parameter[],
  returns: Shape,
): Input[] {
  const takesText = parameters.some(({ shape }) => shape.base === "string");
  const inputs: Input[] = [];
  let at = 0;
  while (at < tokens.length && inputs.length < MAX_INPUTS) {
    const strength = strengthAt(tokens, at);
    const result =
      strength && strength !== "weak"
        ? claimBehind(tokens, at, strength, returns, takesText)
        : null;
    const input = result ? null : inputAt(tokens, at, parameters);
    if (input && (!input.bare || isTold(input))) inputs.push(input);
    at = result?.next ?? (inputs.at(-1) === input && input ? input.next : at + 1);
  }
  return inputs;

  /** A word without quotes is an input only where its result follows at once. */
  function isTold({ start, next }: Input): boolean {
    const [claim] = findClaims(tokens, next, next + NEAR, returns, takesText);
    if (!claim?.adjacent || !fits(claim.value, returns)) return false;
    if (claim.strength === "concluding") return false;
    if (isWord(tokens[start], BARE_INTRO)) return true;
    // "Final answer: true" does not speak of the text "Final".
    if (isWord(tokens[claim.at], RESULT_NOUNS)) return false;
    return claim.strength !== "weak" || start === 0;
  }
}

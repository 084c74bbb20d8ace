import { claimBehind, strengthAt } from "./claims/claim-behind.ts";
import { findClaims, NEAR } from "./claims/find-claims.ts";
import type { Input } from "./inputs/input.ts";
import { inputAt } from "./inputs/read-input.ts";
import type { Reading } from "./reading/reading.ts";
import { BARE_INTRO, RESULT_NOUNS } from "./reading/word-lists.ts";
import { fits } from "./tokens/shape.ts";
import { isSign, isWord, type Token } from "./tokens/token.ts";

/** More inputs than anybody writes by hand. */
const MAX_INPUTS = 60;

/** Finds everything that could be an input, without the values that are given as results. */
export function findInputs(reading: Reading): Input[] {
  const { tokens, parameters, returns } = reading;
  const inputs: Input[] = [];
  let at = 0;
  while (at < tokens.length && inputs.length < MAX_INPUTS) {
    const strength = strengthAt(tokens, at);
    const result = strength && strength !== "weak" ? claimBehind(reading, at, strength) : null;
    const input = result ? null : inputAt(tokens, at, parameters);
    if (input && (!input.bare || isTold(input))) inputs.push(input);
    at = result?.next ?? (inputs.at(-1) === input && input ? input.next : at + 1);
  }
  return inputs;

  /** A word without quotes is an input only when its result follows directly. */
  function isTold({ start, next }: Input): boolean {
    const [claim] = findClaims(reading, next, next + NEAR);
    if (!claim?.adjacent || !fits(claim.value, returns)) return false;
    if (claim.strength === "concluding") return false;
    if (isWord(tokens[start], BARE_INTRO)) return true;
    if (!isSign(tokens[claim.at], "->", "=") && isOrdinary(tokens[next - 1])) return false;
    // In "Final answer: true" the word "Final" is not an input.
    if (isWord(tokens[claim.at], RESULT_NOUNS)) return false;
    return claim.strength !== "weak" || start === 0;
  }
}

/** In "Counting gives 2" and "Mirror gives true" the first word is not an input. */
const isOrdinary = (token: Token | undefined) =>
  token?.kind === "word" && /^[A-Z][a-z]+$|ing$/.test(token.raw);

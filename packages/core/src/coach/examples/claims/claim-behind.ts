import type { RunValue } from "../../../entities/runs/run.ts";
import type { Reading } from "../reading/reading.ts";
import {
  CLAIM_FILLER,
  CONCLUDING_MARKS,
  FINAL_MARKS,
  GIVING_MARKS,
  TAKING_MARKS,
  WEAK_MARKS,
} from "../reading/word-lists.ts";
import { isOperator } from "../tokens/number-run.ts";
import { fits } from "../tokens/shape.ts";
import { isNumber, isSign, isWord, type Token } from "../tokens/token.ts";
import { claimedAt } from "./claimed-value.ts";

/** How sure it is that the words name the final result and not a step. */
type Strength = "final" | "concluding" | "giving" | "weak";
export type Claim = {
  value: RunValue;
  strength: Strength;
  /** No other value stands between the input and the claim. */
  immediate: boolean;
  /** Nothing but small words stands between them. */
  adjacent: boolean;
  at: number;
  next: number;
};

export type FoundClaim = Omit<Claim, "immediate" | "adjacent">;

/** A claim with more small words in a row than this is not read; the limit keeps reading linear. */
const MAX_FILLER = 12;

export function strengthAt(tokens: readonly Token[], at: number): Strength | null {
  const token = tokens[at];
  if (isWord(token, FINAL_MARKS)) return "final";
  if (isWord(token, CONCLUDING_MARKS) || isAtTheEnd(tokens, at)) return "concluding";
  if (isWord(token, GIVING_MARKS) || isSign(token, "->", "#")) return "giving";
  return isWord(token, WEAK_MARKS) || isWord(token, TAKING_MARKS) || isSign(token, "=", ":")
    ? "weak"
    : null;
}

function isAtTheEnd(tokens: readonly Token[], at: number): boolean {
  return isWord(tokens[at], END) && isWord(tokens[at - 1], THE) && isWord(tokens[at - 2], AT);
}

const END = new Set(["end"]);
const THE = new Set(["the"]);
const AT = new Set(["at", "in"]);

/** The value after a mark such as "returns"; of several marks in a row ("so we return") the surest counts. */
export function claimBehind(reading: Reading, mark: number, first: Strength): FoundClaim | null {
  const { tokens } = reading;
  let strength = first;
  for (let at = mark + 1; at <= mark + MAX_FILLER; at += 1) {
    const token = tokens[at];
    const claimed = claimedAt(reading, at);
    if (claimed)
      return isStep(reading, mark, at, claimed.value) ? null : { ...claimed, strength, at: mark };
    const next = strengthAt(tokens, at);
    if (next && !(token?.kind === "sign" && !strengthAt(tokens, at - 1)))
      strength = surer(strength, next);
    else if (token?.kind === "end-of-line") {
      if (strength === "weak" || tokens[at - 1]?.kind === "end-of-line") return null;
    } else if (!isWord(token, CLAIM_FILLER) && !isSign(token, ",")) return null;
  }
  return null;
}

/** "[2, 7], 9: 2 + 7 = 9" begins with a step, not a result. So does a colon before a value of another type. */
function isStep(
  { tokens, returns }: Reading,
  mark: number,
  first: number,
  value: RunValue,
): boolean {
  if (!isSign(tokens[mark], ":")) return false;
  return !fits(value, returns) || (isNumber(tokens[first]) && isOperator(tokens[first + 1]));
}

const ORDER: readonly Strength[] = ["weak", "giving", "concluding", "final"];

const surer = (one: Strength, other: Strength): Strength =>
  ORDER.indexOf(one) >= ORDER.indexOf(other) ? one : other;

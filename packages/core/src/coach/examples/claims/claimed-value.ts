import type { RunValue } from "../../../entities/runs/run.ts";
import { numberWords } from "../../reading/number-words.ts";
import { singular } from "../reading/parameter.ts";
import type { Reading } from "../reading/reading.ts";
import {
  CLAUSE_STARTS,
  EFFORT,
  EMPTY,
  MORE,
  NUMBER_CONTINUES,
  YES_NO,
} from "../reading/word-lists.ts";
import { isOperator, numberRunAt } from "../tokens/number-run.ts";
import type { Shape } from "../tokens/shape.ts";
import { endsThought, isNumber, isSign, isWord, type Token } from "../tokens/token.ts";

export type Claimed = { value: RunValue; next: number };

/** The value that a learner gives as the result, if the words around it leave no doubt where it ends. */
export function claimedAt(reading: Reading, at: number): Claimed | null {
  const { tokens, returns, takesText } = reading;
  const token = tokens[at];
  const read =
    token?.kind === "value"
      ? writtenAt(tokens, at, returns)
      : token?.kind === "word"
        ? spelledAt(tokens, at, returns, takesText)
        : null;
  return read && endsClause(reading, read.next, read.value) ? read : null;
}

function writtenAt(tokens: readonly Token[], at: number, returns: Shape): Claimed | null {
  const token = tokens[at];
  if (token?.kind !== "value" || (token.unquoted && returns.base !== "string")) return null;
  if (token.loose && returns.depth !== 2) return null;
  if (!isNumber(token)) return { value: token.value, next: at + 1 };
  if (isOperator(tokens[at + 1])) return sumAt(tokens, at);
  const run = numberRunAt(tokens, at);
  if (!run) return { value: token.value, next: at + 1 };
  return returns.depth === 1 && !run.lastAfterAnd ? { value: run.items, next: run.next } : null;
}

/** "9 - 2 = 7" ends in 7; without the equals sign nothing is claimed. */
function sumAt(tokens: readonly Token[], first: number): Claimed | null {
  let at = first;
  while (isNumber(tokens[at]) && isOperator(tokens[at + 1])) at += 2;
  const result = tokens[at + 2];
  if (!isNumber(tokens[at]) || !isSign(tokens[at + 1], "=") || !isNumber(result)) return null;
  return { value: result.value, next: at + 3 };
}

function spelledAt(
  tokens: readonly Token[],
  at: number,
  { depth, base, nodes }: Shape,
  takesText: boolean,
): Claimed | null {
  const token = tokens[at];
  if (token?.kind !== "word") return null;
  const next = at + 1;
  if (depth > 0 && nodes === "none" && EMPTY.has(token.text)) {
    const noun = tokens[next];
    const list = noun?.kind === "word" && ["list", "array"].includes(noun.text);
    return list ? { value: [], next: next + 1 } : null;
  }
  if (depth > 0) return null;
  if (base === "boolean" && Object.hasOwn(YES_NO, token.text) && strictlyEnds(tokens[next]))
    return { value: YES_NO[token.text] ?? null, next };
  const spelled = numberWords.indexOf(token.text);
  if (base === "number" && spelled >= 0) return { value: spelled, next };
  const letter = takesText && [...token.raw].length === 1 && strictlyEnds(tokens[next]);
  return letter ? { value: token.raw, next } : null;
}

const strictlyEnds = (token: Token | undefined) =>
  endsThought(token) || isSign(token, ",", ";", "(");

/** A unit may follow a number ("2 coins"), but not a word that makes it part of something else ("3 to 8"). */
function endsClause({ tokens, parameters }: Reading, at: number, value: RunValue): boolean {
  const token = tokens[at];
  const behind = tokens[at + 1];
  const number = typeof value === "number";
  if (isSign(token, ","))
    return !isSign(behind, "…") && behind?.kind !== "unreadable" && !isWord(behind, THEN);
  if (isSign(token, ":")) return !(number && behind?.kind === "value");
  if (strictlyEnds(token) || isSign(token, ")", "#")) return !isWord(behind, OR);
  if (token?.kind === "value") return token.round;
  if (token?.kind !== "word") return false;
  if (isWord(token, CLAUSE_STARTS)) return !(isWord(token, JOINING) && continues(value, behind));
  if (!number || NUMBER_CONTINUES.has(token.text)) return false;
  const spokenOf = parameters[0]?.vocabulary.has(singular(token.text));
  if (isWord(token, EFFORT) && !spokenOf) return false;
  return strictlyEnds(behind) || isSign(behind, ":", ")") || isWord(behind, CLAUSE_STARTS);
}

const THEN = new Set(["then"]);
const OR = new Set(["or"]);
const JOINING = new Set(["and", "or"]);

/** "0 and 1" may be one result, as "[[1]] and the empty one" is; "1 and [2, 1] gives 0" is not. */
function continues(value: RunValue, behind: Token | undefined): boolean {
  if (behind?.kind === "unreadable") return true;
  if (Array.isArray(value)) return isWord(behind, MORE);
  if (behind?.kind !== "value") return false;
  return typeof behind.value === typeof value;
}

import type { Parameter } from "../reading/parameter.ts";
import { FINAL_MARKS, INPUT_FILLER } from "../reading/word-lists.ts";
import { isNumber, isSign, isWord, type Token } from "../tokens/token.ts";

const EQUATING = new Set(["is", "are", "be"]);

/** More small words in a row than this end the input; the limit keeps reading linear. */
const MAX_FILLER = 12;

type Gap = { next: number; named: Parameter[] | null; name: string; endsThought: boolean };

/** Skips small words and names before a value; a name counts for the value after it. */
export function skipFiller(
  tokens: readonly Token[],
  from: number,
  open: readonly Parameter[],
  behindValue: boolean,
): Gap {
  let at = from;
  let ends = false;
  let named: Parameter[] | null = null;
  let name = "";
  for (let token = tokens[at]; token && at < from + MAX_FILLER; token = tokens[at]) {
    // "3 and 3 is 6" is a sum, not a list and a number.
    if (behindValue && !named && (isWord(token, EQUATING) || isSign(token, "="))) break;
    if (token.kind === "word") {
      const { text } = token;
      const called = open.filter(({ names }) => names.has(text));
      if (called.length > 0) {
        named = called;
        name = text;
      } else if (!INPUT_FILLER.has(text) || FINAL_MARKS.has(text)) break;
    } else if (token.kind === "end-of-line" || token.kind === "end-of-sentence") ends = true;
    else if (!isSign(token, ",", ":", "=", ";", "(", "&", "|") && !betweenTexts(tokens, at)) break;
    at += 1;
  }
  return { next: at, named, name, endsThought: ends };
}

/** In "cat" -> "cart" the arrow stands between two inputs: a change from one word to the other. */
const betweenTexts = (tokens: readonly Token[], at: number) =>
  isSign(tokens[at], "->") &&
  [tokens[at - 1], tokens[at + 1]].every(
    (token) => token?.kind === "value" && typeof token.value === "string",
  );

/** "2 days": the noun says which parameter the number is. */
export function nounBehind(tokens: readonly Token[], at: number, open: readonly Parameter[]) {
  const noun = tokens[at + 1];
  if (!isNumber(tokens[at]) || noun?.kind !== "word") return null;
  const counted = open.filter(({ nouns }) => nouns.has(noun.text));
  return counted.length > 0 ? counted : null;
}

import { isQuote } from "./quotes.ts";
import { MAX_DEPTH } from "./reply-node.ts";
import { matchAt, skipSpace } from "./skip-space.ts";

/** Where a string stands: as a key, or as a value in an object or list at this depth. */
export type StringPlace = { in: "key" | "object" | "list"; depth: number };

const QUOTED_KEY = /(["'“”‘’`])(?:\\.|[^\\"“”`\n]){0,120}?["'“”‘’`]\s*:/y;
const BARE_KEY = /[A-Za-z_$][\w$-]*\s*:/y;
const CUT_KEY =
  /(?:["'“”‘’`](?:\\.|[^\\"“”`\n]){0,120}(?:\\|["'“”‘’`]\s*)?|[A-Za-z_$][\w$-]*\s*)$/y;
const SCALAR_IN_LIST =
  /(?:[-+]?\.?\d[\d.eE+-]*|true|false|null|True|False|None|NaN)\s*(?:[,\]}]|$)/y;
const MOST_CLOSED = 2 * MAX_DEPTH;
/** Whether another quote ends something on the same line: then the brackets before it were part of a text. */
const GOES_ON_QUOTED = /[^\n{]{0,300}["”]\s*[,}\]]/y;
const CUT_LITERAL = /[-a-zA-Z]{0,5}$/y;

/**
 * Whether the quote before `at` ends its string, judged by what follows. True for every closing quote of valid JSON and
 * at the end of the text; false for most quotes that the model forgot to escape.
 */
export function endsString(text: string, at: number, place: StringPlace): boolean {
  const next = skipSpace(text, at);
  const character = text[next];
  if (character === undefined) return true;
  if (place.in === "key") return character === ":";
  if (character === ",") return continuesAfterComma(text, next + 1, place);
  if (character === "}" || character === "]") return closesBrackets(text, next, place);
  const missingComma = isQuote(character) && text.slice(at, next).includes("\n");
  return missingComma && (place.in === "list" || startsKey(text, next));
}

function continuesAfterComma(text: string, from: number, place: StringPlace): boolean {
  const at = skipSpace(text, from);
  const character = text[at];
  if (character === undefined || character === "}" || character === "]") return true;
  if (place.in === "object") return startsKey(text, at);
  if (isQuote(character) || character === "{" || character === "[") return true;
  return matchAt(SCALAR_IN_LIST, text, at) !== null || matchAt(CUT_LITERAL, text, at) !== null;
}

function startsKey(text: string, at: number): boolean {
  return [QUOTED_KEY, BARE_KEY, CUT_KEY].some((shape) => matchAt(shape, text, at) !== null);
}

/** Whether brackets close here: a comma or the end follows, or everything is closed. */
function closesBrackets(text: string, from: number, place: StringPlace): boolean {
  let end = from;
  let at = from;
  let closed = 0;
  while ((text[at] === "}" || text[at] === "]") && closed < MOST_CLOSED) {
    closed += 1;
    end = at + 1;
    at = skipSpace(text, end);
  }
  if (at >= text.length) return true;
  if (text[at] === ",") return startsAnything(text, skipSpace(text, at + 1));
  const newLine = text.slice(end, at).includes("\n");
  const matches = text[from] === (place.in === "object" ? "}" : "]");
  if (closed >= place.depth) return matches && (newLine || !matchAt(GOES_ON_QUOTED, text, end));
  return newLine && startsAnything(text, at);
}

function startsAnything(text: string, at: number): boolean {
  return at >= text.length || /[\w{[\]},+-]/.test(text[at] ?? "") || isQuote(text[at]);
}

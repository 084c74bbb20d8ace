import { endsString, type StringPlace } from "./ends-string.ts";
import { closingQuotesOf, hasUnpairedQuote } from "./quotes.ts";
import { scalarNode } from "./reply-node.ts";
import type { ReadResult, ReplySource } from "./reply-source.ts";
import { matchAt } from "./skip-space.ts";

const escapes: Record<string, string> = {
  '"': '"',
  "'": "'",
  "\\": "\\",
  "/": "/",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};
const HEX = /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2}))/y;
const MAX_KEY_LENGTH = 200;
/** The start of the next field, for a string that was never closed. */
const NEXT_FIELD = /[,\n{]\s{0,100}"\w{1,40}"\s*:/;

/** Reads a string from its opening quote. Line breaks and quotes that should have been escaped are kept. */
export function readString(source: ReplySource, start: number, place: StringPlace): ReadResult {
  const { text } = source;
  const opener = text[start] ?? "";
  const closers = closingQuotesOf(opener);
  const limit = Math.min(
    text.length,
    start + source.left,
    place.in === "key" ? start + MAX_KEY_LENGTH : text.length,
  );
  let quotesInside = 0;
  let value = "";
  let damaged = false;
  let at = start + 1;
  while (at < limit) {
    const character = text[at] ?? "";
    if (character === "\\") {
      const read = readEscape(text, at);
      value += read.value;
      damaged ||= read.damaged;
      at = read.end;
      continue;
    }
    if (closers.includes(character) && endsString(text, at + 1, place)) {
      source.left -= at - start;
      const next = quotesInside > 0 ? findSwallowedField(text, start, at) : -1;
      if (next === -1 && !hasUnpairedQuote(quotesInside, opener)) {
        return { node: scalarNode(value, !damaged), end: at + 1 };
      }
      return { node: scalarNode(value, false), end: next === -1 ? at + 1 : next, doubtful: true };
    }
    // An unescaped line end becomes \n, whichever system wrote it.
    if (character === "\r" && text[at + 1] === "\n") {
      at += 1;
      continue;
    }
    if (character === opener || closers.includes(character)) quotesInside += 1;
    value += character;
    at += 1;
  }
  source.left -= limit - start;
  const next = quotesInside > 0 ? findSwallowedField(text, start, text.length) : -1;
  const end = next === -1 ? text.length : next;
  return { node: scalarNode(value, false), end, doubtful: true };
}

/** Where the next field begins inside a string that ran over it. */
function findSwallowedField(text: string, start: number, end: number): number {
  const found = text.slice(start, end).search(NEXT_FIELD);
  return found > 0 ? start + found : -1;
}

function readEscape(text: string, at: number): { value: string; end: number; damaged: boolean } {
  const letter = text[at + 1];
  if (letter === undefined) return { value: "", end: text.length, damaged: true };
  const known = escapes[letter];
  if (known !== undefined) return { value: known, end: at + 2, damaged: false };
  const hex = matchAt(HEX, text, at);
  const digits = hex?.[1] ?? hex?.[2];
  if (hex && digits !== undefined) {
    const value = String.fromCharCode(Number.parseInt(digits, 16));
    return { value, end: at + hex[0].length, damaged: false };
  }
  if (letter === "u") return { value: "\ufffd", end: at + 2, damaged: true };
  // A backslash that should have been doubled: a pattern such as \d, or a file's path.
  return { value: `\\${letter}`, end: at + 2, damaged: false };
}

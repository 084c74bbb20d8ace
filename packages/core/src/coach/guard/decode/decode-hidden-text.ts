import { decodeBase } from "./decode-base.ts";
import { decodeDictation } from "./decode-dictation.ts";
import { decodeEscapes } from "./decode-escapes.ts";
import { decodeLatex } from "./decode-latex.ts";
import { decodeDigits, joinSpacedLetters } from "./decode-letters.ts";
import { decodeMorse } from "./decode-morse.ts";
import { decodeNumbers } from "./decode-numbers.ts";
import { decodeRotated } from "./decode-rotated.ts";
import { readTables } from "./read-tables.ts";

const decoders = [
  decodeBase,
  decodeNumbers,
  decodeEscapes,
  decodeMorse,
  decodeRotated,
  decodeDigits,
  joinSpacedLetters,
  readTables,
  decodeLatex,
  decodeDictation,
];

/** Decodes text that is hidden in another encoding; text that was encoded twice is decoded twice. */
export function decodeHiddenText(text: string): string[] {
  const once = decoders.flatMap((decode) => decode(text));
  return [...once, ...once.flatMap((hidden) => decoders.flatMap((decode) => decode(hidden)))];
}

import { commonWords } from "./common-passwords.ts";
import { charactersOutsideRuns } from "./keyboard-runs.ts";

export type Weakness = "common" | "keyboard-row" | "repeated" | "digits" | "personal";

type Owner = { name?: string; email?: string };

/** A common word or one's own name with at most this many characters around it is still weak. */
const MAX_DECORATION = 5;
const MIN_DIGITS = 12;
const MIN_DIFFERENT = 4;
const MIN_OUTSIDE_RUNS = 4;

/** Why a password is easily guessed; null when it is not. Linear in its length. */
export function passwordWeakness(password: string, owner: Owner = {}): Weakness | null {
  const text = password.toLowerCase();
  if (isRepeated(text)) return "repeated";
  if (charactersOutsideRuns(text) < MIN_OUTSIDE_RUNS) return "keyboard-row";
  if (isDigits(text) && text.length < MIN_DIGITS) return "digits";
  if (isPersonal(text, owner)) return "personal";
  return isCommon(text) ? "common" : null;
}

function isDigits(text: string): boolean {
  return [...text].every((character) => character >= "0" && character <= "9");
}

/** Whether a text is one short piece repeated: "abcabcabc", "haha haha". */
function isRepeated(text: string): boolean {
  if (new Set(text).size < MIN_DIFFERENT) return true;
  const pieces = [4, 5, 6, 7, 8].filter((length) => length * 2 <= text.length);
  return pieces.some(
    (length) => text === text.slice(0, length).repeat(text.length).slice(0, text.length),
  );
}

const leet: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
  "€": "e",
};

const plain = (text: string) => [...text].map((character) => leet[character] ?? character).join("");
const isLetter = (character: string) => character.toLowerCase() !== character.toUpperCase();
const lettersOf = (text: string) => [...text].filter(isLetter).join("");

/**
 * Whether a text is one or two common words with little around them: "Password1!", "p4$$w0rd", "2024dragon",
 * "pass-word".
 */
function isCommon(text: string): boolean {
  const inside = trimmed(text);
  const decoration = text.length - inside.length;
  const readings = [text, inside, lettersOf(text), plain(text), lettersOf(plain(inside))];
  return readings.some(
    (reading) =>
      (commonWords.has(reading) && text.length - reading.length <= MAX_DECORATION) ||
      (decoration <= MAX_DECORATION && isOneWordTwice(reading)),
  );
}

function isOneWordTwice(text: string): boolean {
  const half = text.slice(0, text.length / 2);
  return half + half === text && commonWords.has(half);
}

/** Without characters at both ends that are not letters. */
function trimmed(text: string): string {
  const characters = [...text];
  const first = characters.findIndex(isLetter);
  const last = characters.findLastIndex(isLetter);
  return first === -1 ? "" : characters.slice(first, last + 1).join("");
}

const SEPARATOR = /[\s@.,_+'-]/;

/** Whether little is left after removing the parts of the person's name and email. */
function isPersonal(text: string, { name = "", email = "" }: Owner): boolean {
  const parts = `${name} ${email}`.toLowerCase().split(SEPARATOR);
  const known = [...new Set(parts)]
    .filter((part) => part.length >= 3)
    .sort((a, b) => b.length - a.length);
  const left = known.reduce((rest, part) => rest.replaceAll(part, ""), text);
  return left.length < text.length && left.split(SEPARATOR).join("").length <= MAX_DECORATION;
}

import { splitWords } from "../../reading/split-words.ts";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/** In characters: a shorter encoded text holds less than a line of code. */
const MIN_ENCODED = 20;
const encoded = new RegExp(
  `(?:[A-Za-z0-9+/_-]{${MIN_ENCODED},}(?:[^\\S\\n]*\\n\\s*[A-Za-z0-9+/_-]{4,})*={0,2})`,
  "g",
);
/** An encoded text that was cut into groups; words before it may look like groups too. */
const grouped = /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{2,}(?:\s+[A-Za-z0-9+/_-]{2,}){2,}/g;
const MAX_WORDS_BEFORE = 12;

/** Decodes base64, hexadecimal digits and ROT13 in a text; only what is readable once decoded is returned. */
export function decodeHiddenText(text: string): string[] {
  const whole = [...text.matchAll(encoded)].flatMap(([run]) => {
    const bytes = decodeBytes(run);
    return isReadable(bytes) ? [bytes] : [];
  });
  const groups =
    whole.length > 0 ? [] : [...text.matchAll(grouped)].flatMap(([run]) => decodeGroups(run));
  return [...whole, ...groups, ...findRotatedText(text)];
}

function decodeBytes(run: string): string {
  const packed = run.replaceAll(/[\s=]/g, "");
  return /^(?:[0-9a-f]{2})+$/i.test(packed) ? fromHex(packed) : fromBase64(packed);
}

/** Tries to decode from each of the first words, because those before the encoded text look like groups too. */
function decodeGroups(run: string): string[] {
  const words = run.split(/\s+/);
  for (let from = 0; from < Math.min(words.length, MAX_WORDS_BEFORE); from++) {
    const packed = words.slice(from).join("");
    if (packed.length < MIN_ENCODED) return [];
    const bytes = /^[\n\t\x20-\x7e]*/.exec(decodeBytes(packed))?.[0] ?? "";
    if (bytes.length > MIN_ENCODED / 2 && isReadable(bytes)) return [bytes];
  }
  return [];
}

function fromBase64(packed: string): string {
  let bits = 0;
  let held = 0;
  let bytes = "";
  for (const letter of packed.replaceAll("-", "+").replaceAll("_", "/")) {
    bits = ((bits << 6) | alphabet.indexOf(letter)) & 0xfff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes += String.fromCharCode((bits >> held) & 0xff);
  }
  return bytes;
}

function fromHex(packed: string): string {
  return packed.replaceAll(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));
}

/**
 * Whether decoded bytes are text. By chance one byte in three is printable, so ordinary words do not decode to text.
 */
function isReadable(bytes: string): boolean {
  const printable = bytes.replaceAll(/[^\n\t\x20-\x7e]/g, "").length;
  return bytes.length >= 12 && printable / bytes.length > 0.95 && /[\s(]/.test(bytes);
}

const rotateLetters = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const first = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });

const rotatedWords = new Set(
  "function return const while for let def range length".split(" ").map(rotateLetters),
);
/** This many rotated keywords in a text are no accident. */
const MIN_ROTATED = 3;

/** Words of one letter do not count, since names in code are often that short. */
const isEnglishLine = (line: string): boolean =>
  splitWords(line).filter(({ grammar, text }) => grammar && text.length > 1).length > 1;

/** Decodes ROT13 where that gives keywords; lines in plain English are left out. */
function findRotatedText(text: string): string[] {
  const words = text.match(/[A-Za-z]+/g) ?? [];
  if (words.filter((word) => rotatedWords.has(word)).length < MIN_ROTATED) return [];
  const lines = text.split("\n").filter((line) => !isEnglishLine(line));
  return lines.length > 0 ? [rotateLetters(lines.join("\n"))] : [rotateLetters(text)];
}

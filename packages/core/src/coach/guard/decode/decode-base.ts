import { isReadable } from "./is-readable.ts";

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

/** Decodes base64, base32 and hexadecimal digits, also written backwards or cut into groups. */
export function decodeBase(text: string): string[] {
  const whole = [...text.matchAll(encoded)].flatMap(([run]) => decodeRun(run));
  const groups =
    whole.length > 0 ? [] : [...text.matchAll(grouped)].flatMap(([run]) => decodeGroups(run));
  return [...whole, ...groups];
}

function decodeRun(run: string): string[] {
  const packed = run.replaceAll(/[\s=]/g, "");
  const base32 = /^[A-Z2-7]+/.exec(packed)?.[0] ?? "";
  const readings = [
    decodeBytes(packed),
    decodeBytes([...packed].reverse().join("")),
    fromBase32(base32),
  ];
  return readings.filter((bytes) => isReadable(bytes) || isEncodedAgain(bytes)).slice(0, 1);
}

/** Bytes by chance are not all letters and digits. */
const isEncodedAgain = (bytes: string): boolean => {
  const again = /^[A-Za-z0-9+/=\n]*/.exec(bytes)?.[0] ?? "";
  return again.length >= MIN_ENCODED && again.length > bytes.length * 0.9;
};

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

const base32Alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function fromBase32(packed: string): string {
  let bits = 0;
  let held = 0;
  let bytes = "";
  for (const letter of packed) {
    bits = ((bits << 5) | base32Alphabet.indexOf(letter)) & 0xfff;
    held += 5;
    if (held < 8) continue;
    held -= 8;
    bytes += String.fromCharCode((bits >> held) & 0xff);
  }
  return bytes;
}

function fromHex(packed: string): string {
  return packed.replaceAll(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));
}

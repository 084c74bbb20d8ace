import { isReadable } from "./is-readable.ts";

/** Numbers in a row, one for each character; fewer hold less than a line of code. */
const MIN_NUMBERS = 16;
const numbers = new RegExp(
  `(?<![\\w.])(?:0[xbo])?[0-9a-fA-F]{1,8}(?:[\\s,;|\\[\\]-]{1,8}(?:0[xbo])?[0-9a-fA-F]{1,8}){${MIN_NUMBERS - 1},}(?![\\w.])`,
  "g",
);

/** How a list of numbers may be written; the first reading that gives text counts. */
const radices: readonly { digits: RegExp; radix: number }[] = [
  { digits: /^[01]{7,8}$/, radix: 2 },
  { digits: /^[0-9]{1,3}$/, radix: 10 },
  { digits: /^[0-7]{2,3}$/, radix: 8 },
  { digits: /^[0-9a-fA-F]{2}$/, radix: 16 },
];

/** Decodes characters that are told as numbers: decimal, binary, octal or hexadecimal. */
export function decodeNumbers(text: string): string[] {
  return [...text.matchAll(numbers)].flatMap(([run]) => {
    const groups = run
      .split(/[\s,;|[\]-]+/)
      .map((group) => group.replace(/^0[xbo]/, ""))
      .filter(Boolean);
    const readings = radices
      .filter(({ digits }) => groups.every((group) => digits.test(group)))
      .map(({ radix }) => groups.map((group) => fromCode(Number.parseInt(group, radix))).join(""));
    return readings.filter(isReadable).slice(0, 1);
  });
}

const fromCode = (code: number): string => (code < 0xff ? String.fromCharCode(code) : "\u0000");

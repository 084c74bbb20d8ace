import { splitWords } from "../../reading/split-words.ts";

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
export function decodeRotated(text: string): string[] {
  const words = text.match(/[A-Za-z]+/g) ?? [];
  if (words.filter((word) => rotatedWords.has(word)).length < MIN_ROTATED) return [];
  const lines = text.split("\n").filter((line) => !isEnglishLine(line));
  return lines.length > 0 ? [rotateLetters(lines.join("\n"))] : [rotateLetters(text)];
}

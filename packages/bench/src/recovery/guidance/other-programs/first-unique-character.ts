import type { OtherProgram } from "./other-program.ts";

export const firstUniqueCharacter: OtherProgram[] = [
  {
    bug: "looks-only-ahead",
    kind: "same-bug",
    code: `function firstUniqueCharacter(text) {
  const letters = [...text];
  return letters.findIndex((letter, i) => !letters.slice(i + 1).includes(letter));
}`,
  },
  {
    bug: "looks-only-ahead",
    kind: "more-off",
    code: `function firstUniqueCharacter(text) {
  for (let i = 0; i < text.length; i++) if (text[i] !== text[i + 1]) return i;
  return -1;
}`,
  },
];

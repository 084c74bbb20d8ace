import type { OtherProgram } from "./other-program.ts";

export const palindromePhrase: OtherProgram[] = [
  {
    bug: "compares-case",
    kind: "same-bug",
    code: `function palindromePhrase(text) {
  const plain = text.replace(/[^a-zA-Z0-9]/g, "");
  return plain === [...plain].reverse().join("");
}`,
  },
  {
    bug: "compares-case",
    kind: "more-off",
    code: `function palindromePhrase(text) {
  const kept = text.replace(/\\W/g, "");
  for (let i = 0; i < kept.length / 2; i++) {
    if (kept[i] !== kept[kept.length - 1 - i]) return false;
  }
  return true;
}`,
  },
];

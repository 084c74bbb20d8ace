import type { OtherProgram } from "./other-program.ts";

export const longestUniqueSubstring: OtherProgram[] = [
  {
    bug: "start-moves-back",
    kind: "same-bug",
    code: `function longestUniqueSubstring(text) {
  const last = {};
  let from = 0, best = 0;
  [...text].forEach((c, i) => {
    if (c in last) from = last[c] + 1;
    last[c] = i;
    if (i + 1 - from > best) best = i + 1 - from;
  });
  return best;
}`,
  },
  {
    bug: "start-moves-back",
    kind: "more-off",
    code: `function longestUniqueSubstring(text) {
  let start = 0;
  let longest = 0;
  for (let i = 1; i < text.length; i++) {
    const before = text.lastIndexOf(text[i], i - 1);
    if (before !== -1) start = before + 1;
    longest = Math.max(longest, i - start + 1);
  }
  return longest;
}`,
  },
];

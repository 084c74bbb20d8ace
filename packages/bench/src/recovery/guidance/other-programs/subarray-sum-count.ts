import type { OtherProgram } from "./other-program.ts";

export const subarraySumCount: OtherProgram[] = [
  {
    bug: "forgets-the-start",
    kind: "same-bug",
    code: `function subarraySumCount(numbers, k) {
  const before = {};
  let sum = 0, found = 0;
  numbers.forEach((n) => {
    sum += n;
    if (before[sum - k]) found += before[sum - k];
    before[sum] = (before[sum] || 0) + 1;
  });
  return found;
}`,
  },
  {
    bug: "forgets-the-start",
    kind: "more-off",
    code: `function subarraySumCount(numbers, k) {
  const seen = new Map();
  let total = 0;
  let count = 0;
  for (const number of numbers) {
    total += number;
    if (seen.has(total - k)) count += 1;
    seen.set(total, 1);
  }
  return count;
}`,
  },
];

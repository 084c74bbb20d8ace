import type { OtherProgram } from "./other-program.ts";

export const twoSum: OtherProgram[] = [
  {
    bug: "skips-last",
    kind: "same-bug",
    code: `function twoSum(numbers, target) {
  const places = {};
  let i = 0;
  while (i + 1 < numbers.length) {
    const partner = places[target - numbers[i]];
    if (partner !== undefined) return [partner, i];
    places[numbers[i]] = i;
    i += 1;
  }
  return [];
}`,
  },
  {
    bug: "stores-before-looking",
    kind: "same-bug",
    code: `function twoSum(numbers, target) {
  const where = {};
  for (const [i, value] of numbers.entries()) {
    where[value] = i;
    const other = where[target - value];
    if (other !== undefined) return [other, i];
  }
  return [];
}`,
  },
  {
    bug: "positions-after-sorting",
    kind: "same-bug",
    code: `function twoSum(numbers, target) {
  const ordered = numbers.slice().sort((x, y) => x - y);
  for (let left = 0, right = ordered.length - 1; left < right; ) {
    const both = ordered[left] + ordered[right];
    if (both > target) right -= 1;
    else if (both < target) left += 1;
    else return [left, right];
  }
  return [];
}`,
  },
  {
    bug: "skips-last",
    kind: "more-off",
    code: `function twoSum(numbers, target) {
  const end = numbers.length - 1;
  for (let i = 0; i < end; i++) {
    for (let j = 0; j < i; j++) if (numbers[i] + numbers[j] === target) return [i, j];
  }
  return null;
}`,
  },
  {
    bug: "stores-before-looking",
    kind: "more-off",
    code: `function twoSum(numbers, target) {
  for (let i = 0; i < numbers.length; i++) {
    const j = numbers.indexOf(target - numbers[i]);
    if (j !== -1) return [i, j];
  }
  return [];
}`,
  },
  {
    bug: "positions-after-sorting",
    kind: "more-off",
    code: `function twoSum(numbers, target) {
  numbers.sort((a, b) => b - a);
  const seen = new Map();
  for (let i = 0; i < numbers.length; i++) {
    if (seen.has(target - numbers[i])) return [seen.get(target - numbers[i]), i];
    seen.set(numbers[i], i);
  }
}`,
  },
];

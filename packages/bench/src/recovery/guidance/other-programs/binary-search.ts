import type { OtherProgram } from "./other-program.ts";

export const binarySearch: OtherProgram[] = [
  {
    bug: "stops-before-the-last-one",
    kind: "same-bug",
    code: `function binarySearch(numbers, target) {
  let from = 0, to = numbers.length - 1;
  for (;;) {
    if (from >= to) return -1;
    const half = (from + to) >> 1;
    if (numbers[half] > target) to = half - 1;
    else if (numbers[half] < target) from = half + 1;
    else return half;
  }
}`,
  },
  {
    bug: "answers-where-it-would-go",
    kind: "same-bug",
    code: `function binarySearch(numbers, target) {
  function go(from, to) {
    if (from >= to) return from;
    const half = from + Math.floor((to - from) / 2);
    return numbers[half] >= target ? go(from, half) : go(half + 1, to);
  }
  return go(0, numbers.length);
}`,
  },
  {
    bug: "stops-before-the-last-one",
    kind: "more-off",
    code: `function binarySearch(numbers, target) {
  let low = 0;
  let high = numbers.length - 1;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (numbers[middle] === target) return middle;
    if (numbers[middle] < target) low = middle;
    else high = middle;
  }
  return numbers[low] === target ? low : -1;
}`,
  },
  {
    bug: "answers-where-it-would-go",
    kind: "more-off",
    code: `function binarySearch(numbers, target) {
  return numbers.findIndex((number) => number >= target);
}`,
  },
];

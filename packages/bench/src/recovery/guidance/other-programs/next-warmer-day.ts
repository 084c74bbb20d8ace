import type { OtherProgram } from "./other-program.ts";

export const nextWarmerDay: OtherProgram[] = [
  {
    bug: "gives-the-position",
    kind: "same-bug",
    code: `function nextWarmerDay(temperatures) {
  const answer = temperatures.map(() => 0);
  const open = [];
  temperatures.forEach((degrees, day) => {
    while (open.length && open.at(-1).degrees < degrees) answer[open.pop().day] = day;
    open.push({ degrees, day });
  });
  return answer;
}`,
  },
  {
    bug: "gives-the-position",
    kind: "more-off",
    code: `function nextWarmerDay(temperatures) {
  const wait = temperatures.map(() => 0);
  const stack = [];
  for (let day = 0; day < temperatures.length; day++) {
    while (stack.length > 0 && temperatures[stack.at(-1)] < temperatures[day]) wait[stack.pop()] = day + 1;
    stack.push(day);
  }
  return wait;
}`,
  },
];

import type { OtherProgram } from "./other-program.ts";

export const mergeIntervals: OtherProgram[] = [
  {
    bug: "takes-the-later-end",
    kind: "same-bug",
    code: `function mergeIntervals(intervals) {
  const list = intervals.map((pair) => pair.slice());
  list.sort((x, y) => (x[0] === y[0] ? x[1] - y[1] : x[0] - y[0]));
  return list.reduce((done, [from, to]) => {
    const end = done.at(-1);
    if (end === undefined || from > end[1]) return [...done, [from, to]];
    return [...done.slice(0, -1), [end[0], to]];
  }, []);
}`,
  },
  {
    bug: "forgets-to-sort",
    kind: "same-bug",
    code: `function mergeIntervals(intervals) {
  if (intervals.length === 0) return [];
  const result = [];
  let [from, to] = intervals[0];
  for (let i = 1; i < intervals.length; i++) {
    const [a, b] = intervals[i];
    if (a > to) { result.push([from, to]); from = a; to = b; }
    else if (b > to) to = b;
  }
  result.push([from, to]);
  return result;
}`,
  },
  {
    bug: "takes-the-later-end",
    kind: "more-off",
    code: `function mergeIntervals(intervals) {
  const ordered = [...intervals].sort((one, other) => one[0] - other[0]);
  const merged = [];
  for (const [start, end] of ordered) {
    const last = merged[merged.length - 1];
    if (last && start < last[1]) last[1] = end;
    else merged.push([start, end]);
  }
  return merged;
}`,
  },
  {
    bug: "forgets-to-sort",
    kind: "more-off",
    code: `function mergeIntervals(intervals) {
  const merged = [];
  for (const [start, end] of [...intervals].sort((a, b) => a[1] - b[1])) {
    const last = merged[merged.length - 1];
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}`,
  },
];

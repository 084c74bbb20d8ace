export function misfit(intervals) {
  if (intervals.some((interval) => interval.length !== 2)) {
    return { intervals: "Each interval has two numbers: start and end." };
  }
  if (intervals.flat().some((minute) => minute < 0 || minute > 1000000)) {
    return { intervals: "Each number lies between 0 and 1,000,000." };
  }
  if (intervals.some(([start, end]) => start > end)) {
    return { intervals: "The start is never larger than the end." };
  }
  return null;
}

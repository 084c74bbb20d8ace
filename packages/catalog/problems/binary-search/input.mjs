export function misfit(numbers, target) {
  if ([...numbers, target].some((number) => Math.abs(number) > 1e9)) {
    return { numbers: "Every number lies between -1,000,000,000 and 1,000,000,000." };
  }
  if (numbers.some((number, at) => at > 0 && number <= numbers[at - 1])) {
    return { numbers: "The list is sorted from small to large, and no number occurs twice." };
  }
  return null;
}

export function misfit(numbers, target) {
  if ([...numbers, target].some((number) => Math.abs(number) > 1e9)) {
    return { numbers: "Every number lies between -1,000,000,000 and 1,000,000,000." };
  }
  if (new Set(numbers).size < numbers.length) return { numbers: "No number occurs twice." };
  const drops = numbers.filter((number, at) => number > numbers[(at + 1) % numbers.length]);
  if (drops.length > 1) {
    return { numbers: "The row is a sorted row that was turned: it drops at most once." };
  }
  return null;
}

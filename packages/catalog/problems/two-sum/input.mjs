export function misfit(numbers, target) {
  if (numbers.length < 2) return { numbers: "The list has at least 2 numbers." };
  if (numbers.some((number) => Math.abs(number) > 1e9)) {
    return { numbers: "Each number lies between -1,000,000,000 and 1,000,000,000." };
  }
  const seen = new Map();
  let pairs = 0;
  for (const number of numbers) {
    pairs += seen.get(target - number) ?? 0;
    seen.set(number, (seen.get(number) ?? 0) + 1);
  }
  if (pairs === 1) return null;
  const found = pairs === 0 ? "no pair" : `${pairs} pairs`;
  return { target: `Exactly one pair of positions adds up to the target. Here it is ${found}.` };
}

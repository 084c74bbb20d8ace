export function misfit(numbers, k) {
  if (numbers.some((number) => Math.abs(number) > 10000)) {
    return { numbers: "Each number lies between -10,000 and 10,000." };
  }
  if (Math.abs(k) > 1000000) return { k: "k lies between -1,000,000 and 1,000,000." };
  return null;
}

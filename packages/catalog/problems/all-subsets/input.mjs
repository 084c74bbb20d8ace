export function misfit(numbers) {
  if (numbers.length > 12) return { numbers: "There are at most 12 lamps." };
  if (numbers.some((number) => Math.abs(number) > 1000)) {
    return { numbers: "Each number lies between -1,000 and 1,000." };
  }
  if (new Set(numbers).size < numbers.length) return { numbers: "No number occurs twice." };
  return null;
}

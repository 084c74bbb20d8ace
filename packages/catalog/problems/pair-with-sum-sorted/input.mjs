export function misfit(numbers) {
  if (numbers.some((number) => Math.abs(number) > 1000000)) {
    return { numbers: "Each number lies between -1,000,000 and 1,000,000." };
  }
  if (numbers.some((number, at) => at > 0 && number < numbers[at - 1])) {
    return { numbers: "The list is sorted: no number is smaller than the one before." };
  }
  return null;
}

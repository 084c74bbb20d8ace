function twoSum(numbers, target) {
  const seen = new Set();
  for (const number of numbers) {
    const need = target - number;
    if (seen.has(need)) return [need, number];
    seen.add(number);
  }
  return [];
}

function twoSum(numbers, target) {
  const seen = new Map();
  for (let i = 0; i < numbers.length; i++) {
    seen.set(numbers[i], i);
    const need = target - numbers[i];
    if (seen.has(need)) return [seen.get(need), i];
  }
  return [];
}

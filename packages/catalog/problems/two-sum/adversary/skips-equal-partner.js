function twoSum(numbers, target) {
  const seen = new Map();
  for (let i = 0; i < numbers.length; i++) {
    const need = target - numbers[i];
    if (need !== numbers[i] && seen.has(need)) return [seen.get(need), i];
    seen.set(numbers[i], i);
  }
  return [];
}

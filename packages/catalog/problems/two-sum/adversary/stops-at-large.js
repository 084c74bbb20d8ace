function twoSum(numbers, target) {
  const seen = new Map();
  for (let i = 0; i < numbers.length; i++) {
    if (numbers[i] > target && target > 0) break;
    const need = target - numbers[i];
    if (seen.has(need)) return [seen.get(need), i];
    seen.set(numbers[i], i);
  }
  return [];
}

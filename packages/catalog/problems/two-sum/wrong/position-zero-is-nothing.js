function twoSum(numbers, target) {
  const seen = new Map();
  for (let i = 0; i < numbers.length; i++) {
    const partner = seen.get(target - numbers[i]);
    if (partner) return [partner, i];
    seen.set(numbers[i], i);
  }
  return [];
}

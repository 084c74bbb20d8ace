function pairWithSumSorted(numbers, target) {
  const seen = new Map();
  for (let i = 0; i < numbers.length; i++) {
    const partnerAt = seen.get(target - numbers[i]);
    if (partnerAt) return [partnerAt, i];
    seen.set(numbers[i], i);
  }
  return [];
}

function subarraySumCount(numbers, k) {
  const seen = new Set([0]);
  let total = 0;
  let count = 0;
  for (const number of numbers) {
    total += number;
    if (seen.has(total - k)) count += 1;
    seen.add(total);
  }
  return count;
}

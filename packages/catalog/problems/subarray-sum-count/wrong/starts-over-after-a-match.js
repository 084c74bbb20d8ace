function subarraySumCount(numbers, k) {
  let seen = new Map([[0, 1]]);
  let total = 0;
  let count = 0;
  for (const number of numbers) {
    total += number;
    if (seen.has(total - k)) {
      count += seen.get(total - k);
      seen = new Map([[0, 1]]);
      total = 0;
    } else {
      seen.set(total, (seen.get(total) ?? 0) + 1);
    }
  }
  return count;
}

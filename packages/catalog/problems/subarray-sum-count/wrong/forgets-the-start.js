function subarraySumCount(numbers, k) {
  const timesSeen = new Map();
  let total = 0;
  let count = 0;
  for (const number of numbers) {
    total += number;
    count += timesSeen.get(total - k) ?? 0;
    timesSeen.set(total, (timesSeen.get(total) ?? 0) + 1);
  }
  return count;
}

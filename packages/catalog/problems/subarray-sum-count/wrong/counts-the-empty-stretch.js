function subarraySumCount(numbers, k) {
  const timesSeen = new Map([[0, 1]]);
  let total = 0;
  let count = 0;
  for (const number of numbers) {
    total += number;
    timesSeen.set(total, (timesSeen.get(total) ?? 0) + 1);
    count += timesSeen.get(total - k) ?? 0;
  }
  return count;
}

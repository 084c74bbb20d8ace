function subarraySumCount(numbers, k) {
  let level = 0;
  let count = 0;
  for (const number of numbers) {
    level += number;
    if (level === k) count++;
  }
  return count;
}

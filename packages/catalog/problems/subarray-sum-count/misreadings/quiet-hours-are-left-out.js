function subarraySumCount(numbers, k) {
  const changes = numbers.filter((number) => number !== 0);
  const sums = changes.flatMap((_, start) => {
    let sum = 0;
    return changes.slice(start).map((number) => (sum += number));
  });
  return sums.filter((sum) => sum === k).length;
}

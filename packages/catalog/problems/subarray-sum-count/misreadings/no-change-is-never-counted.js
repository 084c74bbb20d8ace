function subarraySumCount(numbers, k) {
  if (k === 0) return 0;
  const sums = numbers.flatMap((_, start) => {
    let sum = 0;
    return numbers.slice(start).map((number) => (sum += number));
  });
  return sums.filter((sum) => sum === k).length;
}

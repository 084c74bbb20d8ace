function subarraySumCount(numbers, k) {
  const sums = numbers.flatMap((_, start) => {
    let sum = 0;
    return numbers.slice(start).map((number) => (sum += Math.abs(number)));
  });
  return sums.filter((sum) => sum === Math.abs(k)).length;
}

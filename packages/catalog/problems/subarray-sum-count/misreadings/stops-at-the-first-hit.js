function subarraySumCount(numbers, k) {
  return numbers.filter((_, start) => {
    let sum = 0;
    return numbers.slice(start).some((number) => (sum += number) === k);
  }).length;
}

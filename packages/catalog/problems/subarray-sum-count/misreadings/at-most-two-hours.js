function subarraySumCount(numbers, k) {
  const alone = numbers.filter((number) => number === k).length;
  const pairs = numbers.filter((number, at) => at > 0 && numbers[at - 1] + number === k).length;
  return alone + pairs;
}

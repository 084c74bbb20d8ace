function pairWithSumSorted(numbers, target) {
  for (let first = 0; first + 1 < numbers.length; first++) {
    if (numbers[first] + numbers[first + 1] === target) return [first, first + 1];
  }
  return [];
}

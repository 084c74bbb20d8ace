function pairWithSumSorted(numbers, target) {
  for (let first = 0; first < numbers.length; first++) {
    for (let second = first; second < numbers.length; second++) {
      if (numbers[first] + numbers[second] === target) return [first, second];
    }
  }
  return [];
}

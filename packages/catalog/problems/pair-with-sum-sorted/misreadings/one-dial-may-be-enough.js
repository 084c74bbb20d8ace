function pairWithSumSorted(numbers, target) {
  for (let only = 0; only < numbers.length; only++) {
    if (numbers[only] === target) return [only];
  }
  for (let first = 0; first < numbers.length; first++) {
    for (let second = first + 1; second < numbers.length; second++) {
      if (numbers[first] + numbers[second] === target) return [first, second];
    }
  }
  return [];
}

function pairWithSumSorted(numbers, target) {
  let brighter = [];
  for (let first = 0; first < numbers.length; first++) {
    for (let second = first + 1; second < numbers.length; second++) {
      const sum = numbers[first] + numbers[second];
      if (sum === target) return [first, second];
      if (sum > target && brighter.length === 0) brighter = [first, second];
    }
  }
  return brighter;
}

function pairWithSumSorted(numbers, target) {
  for (let first = 0; first < numbers.length; first++) {
    for (let second = first + 1; second < numbers.length; second++) {
      const bothShine = numbers[first] !== 0 && numbers[second] !== 0;
      if (bothShine && numbers[first] + numbers[second] === target) return [first, second];
    }
  }
  return [];
}

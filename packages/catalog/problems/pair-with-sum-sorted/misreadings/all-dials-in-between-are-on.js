function pairWithSumSorted(numbers, target) {
  for (let start = 0; start < numbers.length; start++) {
    let sum = numbers[start];
    for (let end = start + 1; end < numbers.length; end++) {
      sum += numbers[end];
      if (sum === target) return [start, end];
    }
  }
  return [];
}

function twoSum(numbers, target) {
  for (let first = 0; first < numbers.length; first += 1) {
    for (let second = first; second < numbers.length; second += 1) {
      if (numbers[first] + numbers[second] === target) return [first, second];
    }
  }
  return [];
}

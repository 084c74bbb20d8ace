function twoSum(numbers, target) {
  for (let first = 0; first < numbers.length; first++) {
    for (let second = first + 1; second < numbers.length; second++) {
      const difference = Math.abs(numbers[first] - numbers[second]);
      if (difference === Math.abs(target)) return [first, second];
    }
  }
  return [];
}

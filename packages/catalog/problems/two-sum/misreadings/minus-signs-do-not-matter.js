function twoSum(numbers, target) {
  for (let first = 0; first < numbers.length; first++) {
    for (let second = first + 1; second < numbers.length; second++) {
      const sum = Math.abs(numbers[first]) + Math.abs(numbers[second]);
      if (sum === Math.abs(target)) return [first, second];
    }
  }
  return [];
}

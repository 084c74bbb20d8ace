function twoSum(numbers, target) {
  for (let first = 0; first < numbers.length; first++) {
    for (let second = first + 1; second < numbers.length; second++) {
      if (numbers[first] + numbers[second] !== target) continue;
      return [numbers.indexOf(numbers[first]), numbers.indexOf(numbers[second])];
    }
  }
  return [];
}

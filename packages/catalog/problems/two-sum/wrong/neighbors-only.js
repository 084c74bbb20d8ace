function twoSum(numbers, target) {
  for (let i = 0; i + 1 < numbers.length; i++) {
    if (numbers[i] + numbers[i + 1] === target) return [i, i + 1];
  }
  return [];
}

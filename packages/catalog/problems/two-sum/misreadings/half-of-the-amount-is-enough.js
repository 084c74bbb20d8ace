function twoSum(numbers, target) {
  const half = numbers.findIndex((number) => 2 * number === target);
  if (half >= 0) return [half, half];
  for (let first = 0; first < numbers.length; first++) {
    for (let second = first + 1; second < numbers.length; second++) {
      if (numbers[first] + numbers[second] === target) return [first, second];
    }
  }
  return [];
}

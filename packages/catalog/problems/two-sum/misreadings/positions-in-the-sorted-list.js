function twoSum(numbers, target) {
  const sorted = [...numbers].sort((one, other) => one - other);
  for (let first = 0; first < sorted.length; first++) {
    for (let second = first + 1; second < sorted.length; second++) {
      if (sorted[first] + sorted[second] === target) return [first, second];
    }
  }
  return [];
}

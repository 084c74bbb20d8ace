function twoSum(numbers, target) {
  for (let count = 2; count <= 3; count++) {
    for (let start = 0; start + count <= numbers.length; start++) {
      const positions = Array.from({ length: count }, (_, at) => start + at);
      if (positions.reduce((sum, at) => sum + numbers[at], 0) === target) return positions;
    }
  }
  return [];
}

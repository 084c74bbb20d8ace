function twoSum(numbers, target) {
  const positions = new Map();
  for (let position = 0; position < numbers.length; position++) {
    const partner = positions.get(target - numbers[position]);
    if (partner !== undefined) return [partner, position];
    positions.set(numbers[position], position);
  }
  return [];
}

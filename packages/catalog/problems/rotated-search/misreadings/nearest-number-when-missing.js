function rotatedSearch(numbers, target) {
  let nearest = -1;
  for (let position = 0; position < numbers.length; position++) {
    const gap = Math.abs(numbers[position] - target);
    if (nearest === -1 || gap < Math.abs(numbers[nearest] - target)) nearest = position;
  }
  return nearest;
}

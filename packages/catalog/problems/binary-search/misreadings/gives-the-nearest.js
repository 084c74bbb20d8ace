function binarySearch(numbers, target) {
  let nearest = -1;
  for (let position = 0; position < numbers.length; position++) {
    const isNearer = nearest < 0 || Math.abs(numbers[position] - target) < Math.abs(numbers[nearest] - target);
    if (isNearer) nearest = position;
  }
  return nearest;
}

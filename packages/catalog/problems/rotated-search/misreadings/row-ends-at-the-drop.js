function rotatedSearch(numbers, target) {
  for (let position = 0; position < numbers.length; position++) {
    if (position > 0 && numbers[position] < numbers[position - 1]) return -1;
    if (numbers[position] === target) return position;
  }
  return -1;
}

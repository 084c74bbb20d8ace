function rotatedSearch(numbers, target) {
  for (let position = 0; position < numbers.length; position++) {
    if (numbers[position] === target) return position + 1;
  }
  return -1;
}

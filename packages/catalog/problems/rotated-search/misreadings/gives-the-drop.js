function rotatedSearch(numbers) {
  if (numbers.length === 0) return -1;
  for (let position = 1; position < numbers.length; position++) {
    if (numbers[position] < numbers[position - 1]) return position;
  }
  return 0;
}

function rotatedSearch(numbers, target) {
  const sorted = [...numbers].sort((one, other) => one - other);
  for (let position = 0; position < sorted.length; position++) {
    if (sorted[position] === target) return position;
  }
  return -1;
}

function rotatedSearch(numbers, target) {
  return numbers.some((number) => number === target);
}

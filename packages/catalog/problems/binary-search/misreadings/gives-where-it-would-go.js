function binarySearch(numbers, target) {
  return numbers.filter((number) => number < target).length;
}

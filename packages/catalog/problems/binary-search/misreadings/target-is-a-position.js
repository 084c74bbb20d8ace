function binarySearch(numbers, target) {
  return numbers[target] ?? -1;
}

function binarySearch(numbers, target) {
  return numbers.includes(target);
}

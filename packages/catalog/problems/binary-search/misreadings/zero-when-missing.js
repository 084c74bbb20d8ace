function binarySearch(numbers, target) {
  return Math.max(0, numbers.indexOf(target));
}

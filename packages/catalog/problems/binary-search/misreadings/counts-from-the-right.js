function binarySearch(numbers, target) {
  return [...numbers].reverse().indexOf(target);
}

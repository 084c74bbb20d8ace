function binarySearch(numbers, target) {
  return numbers.includes(target) ? target : -1;
}

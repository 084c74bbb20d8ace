function binarySearch(numbers, target) {
  for (let index = 0; index < numbers.length; index += 1) {
    if (numbers[index] === target) return index;
  }
  return -1;
}

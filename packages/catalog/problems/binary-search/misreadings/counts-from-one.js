function binarySearch(numbers, target) {
  const position = numbers.indexOf(target);
  return position < 0 ? -1 : position + 1;
}

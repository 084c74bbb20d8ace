function binarySearch(numbers, target) {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (numbers[middle] < target) low = middle + 1;
    else high = middle;
  }
  return low;
}

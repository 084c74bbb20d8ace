function rotatedSearch(numbers, target) {
  let low = 0;
  let high = numbers.length - 1;
  while (low <= high) {
    const middle = low + Math.floor((high - low) / 2);
    if (numbers[middle] === target) return middle;
    if (numbers[low] <= numbers[middle]) {
      if (numbers[low] <= target && target < numbers[middle]) high = middle - 1;
      else low = middle + 1;
    } else {
      if (numbers[middle] < target && target <= numbers[high]) low = middle + 1;
      else high = middle - 1;
    }
  }
  return -1;
}

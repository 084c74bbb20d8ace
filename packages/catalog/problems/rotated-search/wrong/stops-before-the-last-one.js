function rotatedSearch(numbers, target) {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const mid = Math.floor((low + high) / 2);
    if (numbers[mid] === target) return mid;
    if (numbers[low] <= numbers[mid]) {
      if (target >= numbers[low] && target < numbers[mid]) high = mid - 1;
      else low = mid + 1;
    } else {
      if (target > numbers[mid] && target <= numbers[high]) low = mid + 1;
      else high = mid - 1;
    }
  }
  return -1;
}

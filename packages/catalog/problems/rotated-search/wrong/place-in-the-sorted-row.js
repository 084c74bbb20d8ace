function rotatedSearch(numbers, target) {
  numbers.sort((a, b) => a - b);
  let low = 0;
  let high = numbers.length - 1;
  while (low <= high) {
    const mid = Math.floor((low + high) / 2);
    if (numbers[mid] === target) return mid;
    if (numbers[mid] < target) low = mid + 1;
    else high = mid - 1;
  }
  return -1;
}

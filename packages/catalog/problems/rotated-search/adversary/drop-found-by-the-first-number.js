function rotatedSearch(numbers, target) {
  let from = 0;
  let to = numbers.length - 1;
  while (from < to) {
    const mid = Math.floor((from + to) / 2);
    if (numbers[mid] >= numbers[0]) from = mid + 1;
    else to = mid;
  }
  let low = target >= numbers[0] ? 0 : from;
  let high = target >= numbers[0] ? from - 1 : numbers.length - 1;
  if (numbers.length === 1) high = 0;
  while (low <= high) {
    const mid = Math.floor((low + high) / 2);
    if (numbers[mid] === target) return mid;
    if (numbers[mid] < target) low = mid + 1;
    else high = mid - 1;
  }
  return -1;
}

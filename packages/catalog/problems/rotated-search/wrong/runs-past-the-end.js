function rotatedSearch(numbers, target) {
  const count = numbers.length;
  let from = 0;
  let to = count - 1;
  while (from < to) {
    const mid = Math.floor((from + to) / 2);
    if (numbers[mid] > numbers[to]) from = mid + 1;
    else to = mid;
  }
  const shift = from;
  let low = 0;
  let high = count - 1;
  while (low <= high) {
    const mid = Math.floor((low + high) / 2);
    const value = numbers[(mid + shift) % count];
    if (value === target) return mid + shift;
    if (value < target) low = mid + 1;
    else high = mid - 1;
  }
  return -1;
}

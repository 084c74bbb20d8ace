function rotatedSearch(numbers, target) {
  if (numbers.length === 0) return -1;
  let drop = 0;
  for (let i = 0; i + 1 < numbers.length; i++) {
    if (numbers[i] > numbers[i + 1]) drop = i;
  }
  const inFront = target >= numbers[0];
  let low = inFront ? 0 : drop + 1;
  let high = inFront ? drop : numbers.length - 1;
  while (low <= high) {
    const mid = Math.floor((low + high) / 2);
    if (numbers[mid] === target) return mid;
    if (numbers[mid] < target) low = mid + 1;
    else high = mid - 1;
  }
  return -1;
}

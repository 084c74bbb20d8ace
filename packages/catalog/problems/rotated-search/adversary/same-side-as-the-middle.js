function rotatedSearch(numbers, target) {
  let low = 0;
  let high = numbers.length - 1;
  while (low <= high) {
    const mid = Math.floor((low + high) / 2);
    if (numbers[mid] === target) return mid;
    const middleInFront = numbers[mid] > numbers[0];
    const targetInFront = target > numbers[0];
    if (middleInFront === targetInFront) {
      if (numbers[mid] < target) low = mid + 1;
      else high = mid - 1;
    } else if (targetInFront) high = mid - 1;
    else low = mid + 1;
  }
  return -1;
}

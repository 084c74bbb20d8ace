function binarySearch(numbers, target) {
  let looks = 0;
  let low = 0;
  let high = numbers.length - 1;
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    looks += 1;
    if (numbers[middle] === target) break;
    if (numbers[middle] < target) low = middle + 1;
    else high = middle - 1;
  }
  return looks;
}

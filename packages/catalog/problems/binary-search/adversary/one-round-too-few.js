function binarySearch(numbers, target) {
  let low = 0;
  let high = numbers.length - 1;
  for (let left = numbers.length; left > 1; left = Math.floor(left / 2)) {
    const middle = Math.floor((low + high) / 2);
    if (numbers[middle] === target) return middle;
    if (numbers[middle] < target) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function binarySearch(numbers, target) {
  let part = numbers;
  while (part.length > 0) {
    const middle = Math.floor(part.length / 2);
    if (part[middle] === target) return middle;
    part = part[middle] < target ? part.slice(middle + 1) : part.slice(0, middle);
  }
  return -1;
}

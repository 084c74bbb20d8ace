function subarraySumCount(numbers, k) {
  const found = new Set();
  for (let start = 0; start < numbers.length; start++) {
    let sum = 0;
    for (let end = start; end < numbers.length; end++) {
      sum += numbers[end];
      if (sum === k) found.add(numbers.slice(start, end + 1).join());
    }
  }
  return found.size;
}

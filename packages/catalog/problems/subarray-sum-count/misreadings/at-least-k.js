function subarraySumCount(numbers, k) {
  let count = 0;
  for (let start = 0; start < numbers.length; start++) {
    let sum = 0;
    for (let end = start; end < numbers.length; end++) {
      sum += numbers[end];
      if (sum >= k) count++;
    }
  }
  return count;
}

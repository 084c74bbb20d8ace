function subarraySumCount(numbers, k) {
  let start = 0;
  let sum = 0;
  let count = 0;
  for (let end = 0; end < numbers.length; end++) {
    sum += numbers[end];
    while (sum > k && start <= end) {
      sum -= numbers[start];
      start += 1;
    }
    if (sum === k && start <= end) count += 1;
  }
  return count;
}

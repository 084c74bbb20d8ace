function subarraySumCount(numbers, k) {
  let count = 0;
  let firstFree = 0;
  for (let end = 0; end < numbers.length; end++) {
    let sum = 0;
    for (let start = end; start >= firstFree; start--) {
      sum += numbers[start];
      if (sum === k) {
        count++;
        firstFree = end + 1;
      }
    }
  }
  return count;
}

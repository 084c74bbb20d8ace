function subarraySumCount(numbers, k) {
  let count = 0;
  for (let start = 0; start < numbers.length; start++) {
    for (let end = start; end < numbers.length; end++) {
      let sum = 0;
      for (let at = start; at <= end; at++) sum += numbers[at];
      if (sum === k) count += 1;
    }
  }
  return count;
}

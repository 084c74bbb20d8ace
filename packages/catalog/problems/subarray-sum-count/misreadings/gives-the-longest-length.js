function subarraySumCount(numbers, k) {
  let longest = 0;
  for (let start = 0; start < numbers.length; start++) {
    let sum = 0;
    for (let end = start; end < numbers.length; end++) {
      sum += numbers[end];
      if (sum === k) longest = Math.max(longest, end - start + 1);
    }
  }
  return longest;
}

function subarraySumCount(numbers, k) {
  const stretches = [];
  for (let start = 0; start < numbers.length; start++) {
    let sum = 0;
    for (let end = start; end < numbers.length; end++) {
      sum += numbers[end];
      if (sum === k) stretches.push(numbers.slice(start, end + 1));
    }
  }
  return stretches;
}

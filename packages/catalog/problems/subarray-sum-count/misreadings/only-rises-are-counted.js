function subarraySumCount(numbers, k) {
  let count = 0;
  numbers.forEach((_, start) => {
    let sum = 0;
    for (const number of numbers.slice(start)) {
      if (number < 0) return;
      sum += number;
      if (sum === k) count += 1;
    }
  });
  return count;
}

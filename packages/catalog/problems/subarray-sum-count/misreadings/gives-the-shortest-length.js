function subarraySumCount(numbers, k) {
  for (let hours = 1; hours <= numbers.length; hours++) {
    for (let start = 0; start + hours <= numbers.length; start++) {
      const sum = numbers.slice(start, start + hours).reduce((total, number) => total + number, 0);
      if (sum === k) return hours;
    }
  }
  return 0;
}

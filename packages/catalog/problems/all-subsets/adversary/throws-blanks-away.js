function allSubsets(numbers) {
  const result = [];
  for (let mask = 0; mask < 2 ** numbers.length; mask++) {
    const row = numbers.map((number, bit) => (mask & (1 << bit) ? number : null));
    result.push(row.filter(Boolean));
  }
  return result;
}

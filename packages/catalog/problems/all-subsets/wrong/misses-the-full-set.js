function allSubsets(numbers) {
  const result = [];
  const last = (1 << numbers.length) - 1;
  for (let mask = 0; mask < last; mask++) {
    const subset = [];
    for (let bit = 0; bit < numbers.length; bit++) {
      if (mask & (1 << bit)) subset.push(numbers[bit]);
    }
    result.push(subset);
  }
  return result;
}

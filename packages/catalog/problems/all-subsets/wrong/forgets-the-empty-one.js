function allSubsets(numbers) {
  const result = [];
  function go(start, path) {
    for (let i = start; i < numbers.length; i++) {
      const next = [...path, numbers[i]];
      result.push(next);
      go(i + 1, next);
    }
  }
  go(0, []);
  return result;
}

function allSubsets(numbers) {
  const result = [];
  function go(start, path) {
    result.push(path);
    for (let i = start; i < numbers.length; i++) {
      return go(i + 1, [...path, numbers[i]]);
    }
  }
  go(0, []);
  return result;
}

function allSubsets(numbers) {
  const result = [];
  const path = [];
  function go(start) {
    result.push(path);
    for (let i = start; i < numbers.length; i++) {
      path.push(numbers[i]);
      go(i + 1);
      path.pop();
    }
  }
  go(0);
  return result;
}

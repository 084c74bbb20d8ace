function allSubsets(numbers) {
  const seen = new Set();
  const result = [];
  function go(start, path) {
    const key = path.join("");
    if (seen.has(key)) return;
    seen.add(key);
    result.push(path);
    for (let i = start; i < numbers.length; i++) go(i + 1, [...path, numbers[i]]);
  }
  go(0, []);
  return result;
}

function allSubsets(numbers) {
  const found = new Map();
  function go(path) {
    const sorted = [...path].sort((a, b) => a - b);
    found.set(sorted.join(","), sorted);
    for (const number of numbers) {
      if (!path.includes(number)) go([...path, number]);
    }
  }
  go([]);
  return [...found.values()];
}

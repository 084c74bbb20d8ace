export function check(_args, expected, actual) {
  if (!Array.isArray(actual)) return "The answer has to be a list of lists.";
  if (!actual.every(Array.isArray)) return "Each entry of the answer has to be a list.";
  const wanted = new Set(expected.map(keyOf));
  const found = new Set();
  for (const subset of actual) {
    const key = keyOf(subset);
    if (new Set(subset).size < subset.length) return "A number stands twice in one subset.";
    if (!wanted.has(key)) return "A subset holds something that was not given.";
    if (found.has(key)) return "The same subset stands in the answer twice.";
    found.add(key);
  }
  if (found.size < wanted.size) return "At least one subset is missing.";
  return true;
}

function keyOf(subset) {
  return JSON.stringify([...subset].sort((one, other) => one - other));
}

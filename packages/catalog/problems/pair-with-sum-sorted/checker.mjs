export function check([numbers, target], expected, actual) {
  if (!Array.isArray(actual)) return "The answer must be a list.";
  if (expected.length === 0) {
    return actual.length === 0 || "No pair adds up to the target here, so the list must be empty.";
  }
  if (actual.length === 0) return "There is a pair that adds up to the target.";
  if (actual.length !== 2) return "The answer must hold two positions.";
  const [first, second] = actual;
  if (!isPosition(first, numbers) || !isPosition(second, numbers)) {
    return "Both parts of the answer must be positions in the list.";
  }
  if (first >= second) return "The first position must be smaller than the second.";
  if (numbers[first] + numbers[second] !== target) {
    return "The values at these two positions do not add up to the target.";
  }
  return true;
}

const isPosition = (value, numbers) =>
  Number.isInteger(value) && value >= 0 && value < numbers.length;

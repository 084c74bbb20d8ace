function pairWithSumSorted(numbers, target) {
  const dials = [...new Set(numbers)];
  for (let first = 0; first < dials.length; first++) {
    for (let second = first + 1; second < dials.length; second++) {
      if (dials[first] + dials[second] === target) return [first, second];
    }
  }
  return [];
}

function pairWithSumSorted(numbers, target) {
  let closest = [];
  let smallestGap = Number.POSITIVE_INFINITY;
  for (let first = 0; first < numbers.length; first++) {
    for (let second = first + 1; second < numbers.length; second++) {
      const gap = Math.abs(numbers[first] + numbers[second] - target);
      if (gap < smallestGap) {
        smallestGap = gap;
        closest = [first, second];
      }
    }
  }
  return closest;
}

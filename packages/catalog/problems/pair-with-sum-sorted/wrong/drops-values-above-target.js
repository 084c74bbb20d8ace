function pairWithSumSorted(numbers, target) {
  let left = 0;
  let right = numbers.length - 1;
  while (right >= 0 && numbers[right] > target) right -= 1;
  while (left < right) {
    const sum = numbers[left] + numbers[right];
    if (sum === target) return [left, right];
    if (sum < target) left += 1;
    else right -= 1;
  }
  return [];
}

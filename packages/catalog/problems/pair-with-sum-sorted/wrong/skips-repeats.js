function pairWithSumSorted(numbers, target) {
  let left = 0;
  let right = numbers.length - 1;
  while (left < right) {
    while (left < right && numbers[left] === numbers[left + 1]) left += 1;
    const sum = numbers[left] + numbers[right];
    if (left < right && sum === target) return [left, right];
    if (sum < target) left += 1;
    else right -= 1;
  }
  return [];
}

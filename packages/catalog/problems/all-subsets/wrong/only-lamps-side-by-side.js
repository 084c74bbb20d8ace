function allSubsets(numbers) {
  const result = [[]];
  for (let from = 0; from < numbers.length; from++) {
    for (let to = from + 1; to <= numbers.length; to++) result.push(numbers.slice(from, to));
  }
  return result;
}

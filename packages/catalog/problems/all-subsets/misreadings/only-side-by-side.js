function allSubsets(numbers) {
  const lightings = [[]];
  for (let from = 0; from < numbers.length; from++) {
    for (let to = from + 1; to <= numbers.length; to++) lightings.push(numbers.slice(from, to));
  }
  return lightings;
}

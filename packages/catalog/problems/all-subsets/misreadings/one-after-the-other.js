function allSubsets(numbers) {
  const lightings = [[]];
  for (let lit = 1; lit <= numbers.length; lit++) lightings.push(numbers.slice(0, lit));
  return lightings;
}

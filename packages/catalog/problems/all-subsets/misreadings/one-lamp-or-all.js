function allSubsets(numbers) {
  const lightings = [[], ...numbers.map((number) => [number])];
  if (numbers.length > 1) lightings.push([...numbers]);
  return lightings;
}

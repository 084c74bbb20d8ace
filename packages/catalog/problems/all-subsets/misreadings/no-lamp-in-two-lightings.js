function allSubsets(numbers) {
  return [[], ...numbers.map((number) => [number])];
}

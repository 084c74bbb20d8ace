function allSubsets(numbers) {
  const subsets = [];
  for (let pattern = 0; pattern < 2 ** numbers.length; pattern++) {
    subsets.push(numbers.filter((_, place) => Math.floor(pattern / 2 ** place) % 2 === 1));
  }
  return subsets;
}

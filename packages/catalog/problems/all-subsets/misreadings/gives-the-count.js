function allSubsets(numbers) {
  return 2 ** numbers.length;
}

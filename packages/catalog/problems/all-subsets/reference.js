function allSubsets(numbers) {
  const subsets = [];
  const chosen = [];
  function decide(position) {
    if (position === numbers.length) {
      subsets.push([...chosen]);
      return;
    }
    decide(position + 1);
    chosen.push(numbers[position]);
    decide(position + 1);
    chosen.pop();
  }
  decide(0);
  return subsets;
}

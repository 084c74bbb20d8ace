export function* moments(numbers, target) {
  const found = numbers.indexOf(target);
  const drop = numbers.findIndex((number, at) => at > 0 && number < numbers[at - 1]);
  let low = 0;
  let high = numbers.length - 1;
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const leftIsSorted = numbers[low] <= numbers[middle];
    const [from, to] = leftIsSorted ? [low, middle] : [middle, high];
    const drops = numbers.slice(low + 1, high + 1).filter((number, at) => number < numbers[low + at]).length;
    const stands = (where, holds) => ({
      says: `${target} would stand ${where}`,
      is: `it stands at position ${found}`,
      holds: found < 0 || holds,
    });
    const counted = (says) => ({ of: `the number of drops from position ${low} to ${high}`, says, is: drops });
    yield {
      when: `before the look at position ${middle}`,
      where: [
        stands(`at one of the positions ${low} to ${high}`, low <= found && found <= high),
        stands(`in the sorted half, at one of the positions ${from} to ${to}`, from <= found && found <= to),
        stands(drop > 0 ? `behind the drop, at position ${drop} or later` : "behind a drop, and this row has none", drop > 0 && found >= drop),
        stands(`at position ${middle}, the middle`, found === middle),
      ],
      drops: [counted(0), counted(Math.min(1, drops)), counted(1)],
    };
    if (numbers[middle] === target) return middle;
    const inSorted = numbers[from] <= target && target <= numbers[to];
    if (inSorted === leftIsSorted) high = middle - 1;
    else low = middle + 1;
  }
  return -1;
}

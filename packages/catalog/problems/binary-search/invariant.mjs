export function* moments(numbers, target) {
  const found = numbers.indexOf(target);
  let low = 0;
  let high = numbers.length - 1;
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const range = numbers.slice(low, high + 1);
    const right = numbers[middle] < target;
    const hit = numbers[middle] === target;
    const next = right ? [middle + 1, high] : [low, middle - 1];
    const left = numbers.slice(next[0], next[1] + 1);
    const stands = (where, holds) => ({
      says: `${target} would stand ${where}`,
      is: `it stands at position ${found}`,
      holds: found < 0 || holds,
    });
    const length = (says) => ({ of: "the length of the range after the look", says: hit ? left.length : says, is: left.length });
    yield {
      when: `at the look at position ${middle}`,
      where: [
        stands(`at position ${middle}, the middle`, found === middle),
        stands(`at one of the positions ${low} to ${high}`, low <= found && found <= high),
        stands(`left of position ${low}`, found < low),
        stands(`between the positions ${low} and ${high}, at neither of them`, low < found && found < high),
      ],
      change: [
        length(range.length),
        length(range.length - 1),
        length(range.filter((number) => (right ? number > numbers[middle] : number < numbers[middle])).length),
      ],
    };
    if (hit) return middle;
    [low, high] = next;
  }
  return -1;
}

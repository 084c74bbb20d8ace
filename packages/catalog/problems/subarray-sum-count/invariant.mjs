const tally = (values) =>
  [...new Set(values)].toSorted((one, other) => one - other).map((value) => [value, values.filter((each) => each === value).length]);

const totalsOf = (numbers) => numbers.map((_, hour) => numbers.slice(0, hour + 1).reduce((sum, each) => sum + each, 0));

const stretchesOf = (numbers) =>
  numbers.flatMap((_, start) => totalsOf(numbers.slice(start)));

function countFrom(start, numbers, k) {
  const totals = [...start];
  return totalsOf(numbers).reduce((count, total) => {
    const more = totals.filter((each) => each === total - k).length;
    totals.push(total);
    return count + more;
  }, 0);
}

export function* moments(numbers, k) {
  const totals = [0];
  let count = 0;
  let total = 0;
  for (const [hour, number] of numbers.entries()) {
    total += number;
    count += totals.filter((each) => each === total - k).length;
    const read = numbers.slice(0, hour);
    const map = (says) => ({ of: "what the map tells, as pairs of a value and its number,", says, is: tally(totals) });
    yield {
      when: `before the total at hour ${hour} is stored`,
      content: [
        { of: "the values that the map knows", says: tally(numbers).map(([value]) => value), is: tally(totals).map(([value]) => value) },
        map(tally([0, ...totalsOf(read)])),
        map(tally(totals).map(([value]) => [value, totals.lastIndexOf(value)])),
        map(tally(stretchesOf(read))),
      ],
    };
    totals.push(total);
  }
  const answer = stretchesOf(numbers).filter((sum) => sum === k).length;
  const counted = (start) => ({ of: "the count at the end", says: countFrom(start, numbers, k), is: answer });
  yield { when: "when all hours are read", start: [counted([0]), counted([]), counted([k])] };
  return count;
}

function rotatedSearch(numbers, target) {
  for (let position = 0; position < numbers.length; position++) {
    if (numbers[position] === target) return position;
  }
  for (let position = 0; position < numbers.length; position++) {
    const longer = [...numbers.slice(0, position), target, ...numbers.slice(position)];
    const stillOneTurn = dropsIn([...longer, longer[0]]) <= 1;
    if (stillOneTurn && dropsIn(longer) === dropsIn(numbers)) return position;
  }
  return numbers.length;
}

function dropsIn(row) {
  return row.filter((number, at) => number > row[at + 1]).length;
}

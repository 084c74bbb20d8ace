function fewestSteps(one, other) {
  if (one === "" || other === "") return one.length + other.length;
  if (one.at(-1) === other.at(-1)) return fewestSteps(one.slice(0, -1), other.slice(0, -1));
  return 1 + Math.min(
    fewestSteps(one.slice(0, -1), other),
    fewestSteps(one, other.slice(0, -1)),
    fewestSteps(one.slice(0, -1), other.slice(0, -1)),
  );
}

export function* moments(current, wanted) {
  const table = [Array.from({ length: wanted.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= current.length; row += 1) {
    table.push([row]);
    for (let column = 1; column <= wanted.length; column += 1) {
      const [one, other] = [current[row - 1], wanted[column - 1]];
      const near = [table[row - 1][column - 1], table[row - 1][column], table[row][column - 1]];
      table[row].push(one === other ? near[0] : 1 + Math.min(...near));
      const [start, goal] = [current.slice(0, row), wanted.slice(0, column)];
      const entry = (says) => ({ of: "the entry", says, is: table[row][column] });
      const neighbors = (says) => ({ of: "its three neighbors", says, is: near });
      yield {
        when: `when the entry of ${JSON.stringify(start)} and ${JSON.stringify(goal)} is filled`,
        pair: [
          entry(fewestSteps(start, goal)),
          entry(one === other ? 0 : 1),
          entry(fewestSteps(current, wanted)),
          entry(new Set([...start].filter((letter) => goal.includes(letter))).size),
        ],
        neighbors: [
          neighbors([null, null, null]),
          neighbors([one, other]),
          neighbors([
            fewestSteps(start.slice(0, -1), goal.slice(0, -1)),
            fewestSteps(start.slice(0, -1), goal),
            fewestSteps(start, goal.slice(0, -1)),
          ]),
        ],
      };
    }
  }
  return table.at(-1).at(-1);
}

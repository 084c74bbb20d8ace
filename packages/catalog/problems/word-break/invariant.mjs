function printings(text, words) {
  if (text === "") return [[]];
  return words.flatMap((word) =>
    word !== "" && text.startsWith(word) ? printings(text.slice(word.length), words).map((rest) => [word, ...rest]) : [],
  );
}

/** With what the very first place counts as: true, false or unknown (null). */
function tableOf(text, words, first) {
  const table = [first];
  for (let place = 1; place <= text.length; place += 1) {
    const before = words.flatMap((word) =>
      word !== "" && text.slice(0, place).endsWith(word) ? [table[place - word.length]] : [],
    );
    table.push(before.includes(true) ? true : before.includes(null) ? null : false);
  }
  return table;
}

const words = (value) => (value === null ? "not known" : value ? "yes" : "no");

export function* moments(text, stamps) {
  const table = tableOf(text, stamps, true);
  for (let place = 0; place <= text.length; place += 1) {
    const before = text.slice(0, place);
    const ways = printings(before, stamps);
    const entry = (says) => ({ of: "the table's entry for it", says, is: words(table[place]) });
    yield {
      when: `when the walk reaches place ${place}, after ${JSON.stringify(before)}`,
      entry: [
        entry(words(stamps.some((stamp) => stamp !== "" && text.startsWith(stamp, place)))),
        entry(stamps.filter((stamp) => stamp !== "" && before.endsWith(stamp))),
        entry(words(ways.length > 0)),
        entry(ways[0]?.length ?? 0),
      ],
    };
  }
  const answer = words(printings(text, stamps).length > 0);
  const ends = (first) => ({ of: `the answer for ${JSON.stringify(text)}`, says: words(tableOf(text, stamps, first).at(-1)), is: answer });
  yield { when: "when the table is full", first: [ends(true), ends(false), ends(null)] };
  return table.at(-1);
}

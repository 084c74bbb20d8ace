export function* moments(text) {
  const counts = {};
  for (const sign of text) counts[sign] = (counts[sign] ?? 0) + 1;
  const howOften = (sign) => text.split(sign).length - 1;
  const signs = [...new Set(text)];
  const told = (says) => ({ of: "what the counts tell", says, is: counts });
  const mostOften = signs.toSorted((one, other) => howOften(other) - howOften(one))[0] ?? null;
  yield {
    when: "when the second walk starts",
    content: [
      text === "" ? told({}) : told({ [text[0]]: 1 }),
      told(Object.fromEntries(signs.map((sign) => [sign, howOften(sign)]))),
      told(Object.fromEntries(signs.map((sign) => [sign, text.lastIndexOf(sign)]))),
      told(mostOften ?? {}),
    ],
  };
  for (let at = 0; at < text.length; at += 1) {
    const passed = [...text.slice(0, at)];
    const single = passed.find((sign) => howOften(sign) === 1);
    const is = `the signs passed are ${JSON.stringify(passed)}`;
    yield {
      when: `when the second walk stands at position ${at}`,
      passed: [
        { says: "the signs passed would all be different", is, holds: new Set(passed).size === passed.length },
        { says: "one of the signs passed could be the answer", is: `${is}, and each of them comes again`, holds: passed.length === 0 || single !== undefined },
        { says: "each sign passed would occur more than once", is, holds: single === undefined },
      ],
    };
    if (counts[text[at]] === 1) return at;
  }
  return -1;
}

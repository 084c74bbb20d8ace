const isUnique = (piece) => new Set(piece).size === piece.length;

function pieces(text) {
  return [...text].flatMap((_, start) => [...text].map((__, end) => text.slice(start, end + 1))).filter(Boolean);
}

export function* moments(text) {
  const longest = (list) => list.filter(isUnique).reduce((one, other) => (other.length > one.length ? other : one), "");
  let start = 0;
  let best = 0;
  let restart = 0;
  for (let at = 0; at < text.length; at += 1) {
    const before = text.slice(start, at);
    if (before.includes(text[at])) {
      start += before.indexOf(text[at]) + 1;
      restart = at;
    }
    const is = text.slice(start, at + 1);
    best = Math.max(best, is.length);
    const read = text.slice(0, at + 1);
    const window = (says) => ({ of: "the window", says, is });
    const number = (says) => ({ of: "the best number", says, is: best });
    yield {
      when: `after ${JSON.stringify(read)} was read`,
      window: [
        window(longest(pieces(text))),
        window(text.slice(restart, at + 1)),
        window(longest(pieces(read).filter((piece) => read.endsWith(piece)))),
        { says: `the window could be ${JSON.stringify(text[at])} alone`, is: `it is ${JSON.stringify(is)}`, holds: is.length === 1 },
      ],
      best: [number(is.length), number(longest(pieces(read)).length), number(new Set(read).size)],
    };
  }
  return best;
}

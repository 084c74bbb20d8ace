export function* moments(numbers, target) {
  const seen = [];
  for (const [at, number] of numbers.entries()) {
    const pairsWhere = (fits) =>
      seen.flatMap((one, first) =>
        seen.slice(first + 1).flatMap((other) => (fits(one, other) ? [[one, other]] : [])),
      );
    const map = (says) => ({ of: "what the map holds", says, is: seen });
    const none = (kind, fits) => ({ of: `the stored pairs that ${kind}`, says: [], is: pairsWhere(fits) });
    yield {
      when: `before the entry at position ${at} is stored`,
      content: [
        map(numbers),
        map(numbers.slice(0, at)),
        map(numbers.slice(Math.max(0, at - 1), at)),
        map(seen.flatMap((one, first) => seen.slice(first + 1).map((other) => one + other))),
      ],
      promise: [
        none("add up to the target", (one, other) => one + other === target),
        none("are equal", (one, other) => one === other),
        none("are larger than the target", (one, other) => one > target && other > target),
      ],
    };
    const partner = seen.indexOf(target - number);
    if (partner >= 0) return [partner, at];
    seen.push(number);
  }
}

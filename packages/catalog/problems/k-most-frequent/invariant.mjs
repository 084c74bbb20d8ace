export function* moments(readings, k) {
  const howOften = (reading) => readings.filter((each) => each === reading).length;
  const byRank = (one, other) => howOften(other) - howOften(one) || one - other;
  const offered = [];
  let heap = [];
  for (const reading of new Set(readings)) {
    offered.push(reading);
    heap.push(reading);
    if (heap.length > k) {
      const weakest = heap.reduce((one, other) => (byRank(one, other) > 0 ? one : other));
      heap = heap.filter((each) => each !== weakest);
    }
    const ranked = offered.toSorted(byRank);
    const is = heap.toSorted(byRank);
    const content = (says) => ({ of: "what the heap holds", says: says.toSorted(byRank), is });
    const top = (says) => ({ of: "the reading on top", says, is: is.at(-1) });
    yield {
      when: `after the reading ${reading} was offered`,
      content: [
        content(ranked.slice(0, k)),
        content(offered.slice(0, k)),
        content(offered),
        content(ranked.toReversed().slice(0, k)),
      ],
      top: [top(is[0]), top(reading), top(ranked.slice(0, k).at(-1))],
    };
  }
  return heap.toSorted(byRank);
}

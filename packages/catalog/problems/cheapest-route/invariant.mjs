/** The least costs and, for comparison, the fewest lanes with what that way costs; by trying every lane again and again. */
function ways(count, roads, start, isBetter) {
  const best = Array.from({ length: count }, () => null);
  best[start] = { cost: 0, lanes: 0 };
  for (let round = 0; round < count; round += 1) {
    for (const [from, to, price] of roads) {
      if (!best[from]) continue;
      const way = { cost: best[from].cost + price, lanes: best[from].lanes + 1 };
      if (!best[to] || isBetter(way, best[to])) best[to] = way;
    }
  }
  return best;
}

export function* moments(count, roads, start, goal) {
  const least = ways(count, roads, start, (one, other) => one.cost < other.cost);
  const fewest = ways(count, roads, start, (one, other) => one.lanes < other.lanes);
  const known = new Map([[start, 0]]);
  const finished = new Map();
  const open = () => [...known].filter(([place]) => !finished.has(place));
  while (open().length > 0) {
    const [place, cost] = open().reduce((one, other) => (other[1] < one[1] ? other : one));
    const done = [...finished.keys()];
    const others = least.flatMap((way, each) => (way && !finished.has(each) ? [each] : []));
    const witness = (places, holds) => places.find((each) => !holds(each));
    const claim = (places, holds, says, is) => {
      const at = witness(places, holds);
      return at === undefined
        ? { says: "", is: "", holds: true }
        : { says: says(at), is: is(at), holds: false };
    };
    const leastOf = (each) => `its least cost is ${least[each].cost}`;
    yield {
      when: `when place ${place} is taken`,
      finished: [
        claim(done, (each) => fewest[each].cost === least[each].cost, (each) => `place ${each} could be finished with ${fewest[each].cost}, since some way to it costs that`, leastOf),
        claim(done, (each) => finished.get(each) === least[each].cost, (each) => `place ${each} would have its least cost`, leastOf),
        claim(done, (each) => finished.get(each) === least[each].lanes, (each) => `place ${each} would have the number ${fewest[each].lanes}, its lanes from the start`, leastOf),
        claim(done, (each) => each === goal || roads.some(([from, to]) => from === each && to === goal), (each) => `place ${each} would have a lane to ${goal}`, () => "it has none"),
      ],
      others: [
        claim(others, (each) => done.every((other) => least[each].cost < least[other].cost), (each) => `place ${each} would cost less than the finished places ${JSON.stringify(done)}`, leastOf),
        claim(others, (each) => known.get(each) === least[each].cost, (each) => `place ${each} would cost ${known.get(each) ?? "what the heap does not know yet"}`, leastOf),
        claim(others, (each) => least[each].cost >= cost, (each) => `place ${each} would cost at least ${cost}`, leastOf),
      ],
    };
    finished.set(place, cost);
    if (place === goal) return cost;
    for (const [from, to, price] of roads) {
      if (from === place && !finished.has(to)) known.set(to, Math.min(known.get(to) ?? Infinity, cost + price));
    }
  }
  return -1;
}

export function* moments(values) {
  const nodes = values.map((val) => ({ val, next: null }));
  nodes.forEach((node, at) => { node.next = nodes[at + 1] ?? null; });
  const listed = (node) => (node ? [node.val, ...listed(node.next)] : []);
  let previous = null;
  let current = nodes[0] ?? null;
  for (let at = 0; current; at += 1) {
    const done = values.slice(0, at);
    const front = (says) => ({ of: "the finished part", says, is: listed(previous) });
    const rest = (says) => ({ of: "the rest", says, is: listed(current) });
    const holdsOn = at > 0 && nodes[0].next === current;
    yield {
      when: at === 0 ? "before the first round" : `after ${at} ${at === 1 ? "round" : "rounds"}`,
      front: [
        front(done),
        front(values.toSorted((one, other) => other - one).slice(0, at)),
        front(done.toReversed()),
        front(values.slice(values.length - at)),
      ],
      rest: [
        rest(values.slice(at)),
        { says: `the hook of ${values[0]}, the end of the turned part, would hold ${current.val}`, is: "it holds nothing", holds: at === 0 || holdsOn },
        rest(values.slice(at).toReversed()),
      ],
    };
    const next = current.next;
    current.next = previous;
    previous = current;
    current = next;
  }
  return listed(previous);
}

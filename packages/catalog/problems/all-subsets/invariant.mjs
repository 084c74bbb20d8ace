export function* moments(numbers) {
  const chosen = [];
  const decided = [];
  const subsets = [];
  function* walk(at) {
    const content = (says) => ({ of: "the list", says, is: [...chosen] });
    yield {
      when: `when the walk stands at position ${at}`,
      content: [
        content(numbers.slice(0, at)),
        content(numbers.slice(0, at).filter((_, index) => decided[index])),
        content(structuredClone(subsets)),
        content(numbers.slice(at)),
      ],
    };
    if (at === numbers.length) {
      subsets.push([...chosen]);
      return;
    }
    const before = [...chosen];
    decided[at] = false;
    yield* walk(at + 1);
    decided[at] = true;
    chosen.push(numbers[at]);
    yield* walk(at + 1);
    chosen.pop();
    yield {
      when: `when the walk is back at position ${at}`,
      after: [
        { of: "the list", says: before, is: [...chosen] },
        { of: "the length of the list", says: before.length + 1, is: chosen.length },
        { of: "the list", says: [], is: [...chosen] },
      ],
    };
  }
  yield* walk(0);
  return subsets;
}

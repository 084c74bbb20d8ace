function groups(cards, isLinked) {
  const all = cards.map((_, card) => card);
  const leaders = [...all];
  for (const _ of all) {
    for (const one of all) {
      for (const other of all) {
        if (isLinked(cards[one], cards[other])) leaders[other] = Math.min(leaders[one], leaders[other]);
      }
    }
  }
  return leaders;
}

const shares = ([, ...one], [, ...other]) => one.some((address) => other.includes(address));

export function* moments(accounts) {
  const leaders = [];
  const cardOf = new Map();
  for (const [card, [, ...addresses]] of accounts.entries()) {
    leaders.push(card);
    for (const address of addresses) {
      const earlier = cardOf.get(address);
      if (earlier === undefined) cardOf.set(address, card);
      else {
        const [lost, kept] = [leaders[card], leaders[earlier]].toSorted((one, other) => other - one);
        for (const [each, leader] of leaders.entries()) if (leader === lost) leaders[each] = kept;
      }
    }
    const read = accounts.slice(0, card + 1);
    const pairsWhere = (isOne) =>
      read.flatMap((_, one) => read.flatMap((__, other) => (one < other && isOne(one, other) ? [[one, other]] : [])));
    const is = pairsWhere((one, other) => leaders[one] === leaders[other]);
    const same = (isOne) => ({ of: "the pairs of cards with one leader", says: pairsWhere(isOne), is });
    const linked = groups(read, shares);
    const all = [...new Set(read.flatMap(([, ...own]) => own))];
    const known = (says) => ({ of: "what the map holds", says: says.toSorted(), is: [...cardOf.keys()].toSorted() });
    yield {
      when: `after card ${card} was read, counted from 0`,
      same: [
        same((one, other) => read[one][0] === read[other][0]),
        same((one, other) => shares(read[one], read[other])),
        same((one, other) => linked[one] === linked[other]),
        same((one, other) => other === one + 1),
      ],
      map: [
        known([...new Set(read.map(([name]) => name))]),
        known(all),
        known(all.filter((address) => read.filter(([, ...own]) => own.includes(address)).length > 1)),
      ],
    };
  }
  return [...new Set(leaders)].map((leader) => [
    accounts[leader][0],
    ...[...cardOf].flatMap(([address, card]) => (leaders[card] === leader ? [address] : [])).toSorted(),
  ]);
}

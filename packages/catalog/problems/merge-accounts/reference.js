function mergeAccounts(accounts) {
  const parents = accounts.map((_, card) => card);
  const rootOf = (card) => {
    while (parents[card] !== card) {
      parents[card] = parents[parents[card]];
      card = parents[card];
    }
    return card;
  };
  const firstCardWith = new Map();
  accounts.forEach(([, ...addresses], card) => {
    for (const address of addresses) {
      const earlier = firstCardWith.get(address);
      if (earlier === undefined) firstCardWith.set(address, card);
      else parents[rootOf(card)] = rootOf(earlier);
    }
  });
  const shops = new Map();
  for (const [address, card] of firstCardWith) {
    const root = rootOf(card);
    if (!shops.has(root)) shops.set(root, []);
    shops.get(root).push(address);
  }
  return [...shops].map(([root, addresses]) => [accounts[root][0], ...addresses.sort()]);
}

function mergeAccounts(accounts) {
  const shops = new Map();
  for (const [name, ...addresses] of accounts) {
    const [, ...known] = shops.get(addresses[0]) ?? [];
    shops.set(addresses[0], [name, ...known, ...addresses]);
  }
  return [...shops.values()].map(([name, ...addresses]) => [name, ...[...new Set(addresses)].sort()]);
}

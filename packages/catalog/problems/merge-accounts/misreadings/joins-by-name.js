function mergeAccounts(accounts) {
  const shops = new Map();
  for (const [name, ...addresses] of accounts) {
    shops.set(name, [...(shops.get(name) ?? []), ...addresses]);
  }
  return [...shops].map(([name, addresses]) => [name, ...[...new Set(addresses)].sort()]);
}

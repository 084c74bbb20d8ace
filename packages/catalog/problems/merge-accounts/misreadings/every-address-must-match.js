function mergeAccounts(accounts) {
  const shops = new Map();
  for (const [name, ...addresses] of accounts) {
    const sorted = [...new Set(addresses)].sort();
    shops.set(sorted.join(), [name, ...sorted]);
  }
  return [...shops.values()];
}

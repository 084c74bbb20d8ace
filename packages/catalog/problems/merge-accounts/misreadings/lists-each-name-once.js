function mergeAccounts(accounts) {
  const shops = new Map();
  for (let round = 0; round < accounts.length; round++) {
    for (const [name, ...addresses] of accounts) {
      const known = shops.get(name) ?? addresses;
      if (addresses.some((address) => known.includes(address))) shops.set(name, [...known, ...addresses]);
    }
  }
  return [...shops].map(([name, addresses]) => [name, ...[...new Set(addresses)].sort()]);
}

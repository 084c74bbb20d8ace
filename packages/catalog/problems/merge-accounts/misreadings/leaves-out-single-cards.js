function mergeAccounts(accounts) {
  let shops = [];
  for (const [name, ...addresses] of accounts) {
    const touching = shops.filter((shop) => shop.addresses.some((address) => addresses.includes(address)));
    const all = [...touching.flatMap((shop) => shop.addresses), ...addresses];
    const cards = touching.reduce((sum, shop) => sum + shop.cards, 1);
    shops = [...shops.filter((shop) => !touching.includes(shop)), { name, addresses: all, cards }];
  }
  const joined = shops.filter((shop) => shop.cards > 1);
  return joined.map(({ name, addresses }) => [name, ...[...new Set(addresses)].sort()]);
}

function mergeAccounts(accounts) {
  let shops = [];
  for (const [name, ...addresses] of accounts) {
    const touching = shops.filter((shop) => shop.addresses.some((address) => addresses.includes(address)));
    const all = [...touching.flatMap((shop) => shop.addresses), ...addresses];
    shops = [...shops.filter((shop) => !touching.includes(shop)), { name, addresses: all }];
  }
  return shops.map(({ name, addresses }) => [name, ...addresses.sort()]);
}

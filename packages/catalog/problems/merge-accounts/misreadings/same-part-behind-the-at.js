function mergeAccounts(accounts) {
  const endOf = (address) => address.split("@")[1];
  let shops = [];
  for (const [name, ...addresses] of accounts) {
    const ends = addresses.map(endOf);
    const touching = shops.filter((shop) => shop.addresses.some((address) => ends.includes(endOf(address))));
    const all = [...touching.flatMap((shop) => shop.addresses), ...addresses];
    const firstName = touching[0]?.name ?? name;
    shops = [...shops.filter((shop) => !touching.includes(shop)), { name: firstName, addresses: all }];
  }
  return shops.map(({ name, addresses }) => [name, ...[...new Set(addresses)].sort()]);
}

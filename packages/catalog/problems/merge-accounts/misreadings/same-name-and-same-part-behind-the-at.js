function mergeAccounts(accounts) {
  let shops = [];
  const marks = (name, addresses) => addresses.flatMap((address) => [address, name + address.split("@")[1]]);
  for (const [name, ...addresses] of accounts) {
    const own = marks(name, addresses);
    const isSame = (shop) => marks(shop[0], shop.slice(1)).some((mark) => own.includes(mark));
    const joined = shops.filter(isSame).flatMap((shop) => shop.slice(1));
    shops = [...shops.filter((shop) => !isSame(shop)), [name, ...joined, ...addresses]];
  }
  return shops.map(([name, ...addresses]) => [name, ...[...new Set(addresses)].sort()]);
}

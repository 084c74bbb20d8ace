function mergeAccounts(accounts) {
  let shops = [];
  for (const [name, ...addresses] of accounts) {
    const isSame = (shop) => shop.slice(1).some((address) => addresses.includes(address));
    const joined = shops.filter(isSame).flatMap((shop) => shop.slice(1));
    shops = [...shops.filter((shop) => !isSame(shop)), [name, ...joined, ...new Set(addresses)]];
  }
  return shops.map(([name, ...addresses]) => {
    const shared = addresses.filter((address, at) => addresses.indexOf(address) !== at);
    return [name, ...[...new Set(shared.length > 0 ? shared : addresses)].sort()];
  });
}

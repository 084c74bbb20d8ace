function mergeAccounts(accounts) {
  let shops = [];
  for (const [, ...addresses] of accounts) {
    const touching = shops.filter((shop) => shop.some((address) => addresses.includes(address)));
    shops = [...shops.filter((shop) => !touching.includes(shop)), [...touching.flat(), ...addresses]];
  }
  return shops.length;
}

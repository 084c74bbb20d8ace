function mergeAccounts(accounts) {
  const shops = [];
  for (const [name, ...addresses] of accounts) {
    const known = shops.findIndex((shop) => addresses.some((address) => shop.includes(address)));
    const at = known >= 0 || shops.at(-1)?.[0] !== name ? known : shops.length - 1;
    if (at < 0) shops.push([name, ...addresses]);
    else shops[at].push(...addresses);
  }
  return shops.map(([name, ...addresses]) => [name, ...[...new Set(addresses)].sort()]);
}

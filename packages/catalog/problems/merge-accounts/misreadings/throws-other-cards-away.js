function mergeAccounts(accounts) {
  let shops = [];
  for (const [name, ...addresses] of accounts) {
    const touching = shops.filter((shop) => shop.known.some((address) => addresses.includes(address)));
    const known = [...touching.flatMap((shop) => shop.known), ...addresses];
    const kept = touching[0]?.kept ?? [name, ...[...new Set(addresses)].sort()];
    if (touching.length === 0) shops.push({ known, kept });
    else shops = shops.map((shop) => (shop === touching[0] ? { known, kept } : shop));
    shops = shops.filter((shop) => !touching.includes(shop));
  }
  return shops.map((shop) => shop.kept);
}

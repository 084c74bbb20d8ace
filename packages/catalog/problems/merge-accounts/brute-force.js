function mergeAccounts(accounts) {
  let shops = accounts.map(([name, ...addresses]) => ({ name, addresses: [...new Set(addresses)] }));
  for (let merged = true; merged; ) {
    merged = false;
    for (const one of shops) {
      const other = shops.find(
        (shop) => shop !== one && shop.addresses.some((address) => one.addresses.includes(address)),
      );
      if (!other) continue;
      one.addresses = [...new Set([...one.addresses, ...other.addresses])];
      shops = shops.filter((shop) => shop !== other);
      merged = true;
      break;
    }
  }
  return shops.map(({ name, addresses }) => [name, ...addresses.sort()]);
}

function mergeAccounts(accounts) {
  const shops = [];
  accounts.forEach(([name, ...addresses], at) => {
    const shares = addresses.some((address) => accounts[at - 1]?.slice(1).includes(address));
    if (shares) shops.at(-1).push(...addresses);
    else shops.push([name, ...addresses]);
  });
  return shops.map(([name, ...addresses]) => [name, ...[...new Set(addresses)].sort()]);
}

function mergeAccounts(accounts) {
  const merged = [];
  let left = accounts;
  while (left.length > 0) {
    const [name, ...own] = left[0];
    const isOfSameShop = (card) => card.slice(1).some((address) => own.includes(address));
    const addresses = left.filter(isOfSameShop).flatMap((card) => card.slice(1));
    merged.push([name, ...[...new Set(addresses)].sort()]);
    left = left.filter((card) => !isOfSameShop(card));
  }
  return merged;
}

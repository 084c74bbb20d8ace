function mergeAccounts(accounts) {
  const merged = [];
  let left = accounts;
  while (left.length > 0) {
    const [[name, ...own], ...others] = left;
    const partner = others.find((card) => card.slice(1).some((address) => own.includes(address)));
    const addresses = partner ? [...own, ...partner.slice(1)] : own;
    merged.push([name, ...[...new Set(addresses)].sort()]);
    left = others.filter((card) => card !== partner);
  }
  return merged;
}

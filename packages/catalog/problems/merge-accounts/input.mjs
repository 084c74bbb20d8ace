export function misfit(accounts) {
  if (accounts.length < 1) return { accounts: "There is at least one card." };
  const nameAt = new Map();
  for (const [name, ...addresses] of accounts) {
    if (addresses.length < 1 || addresses.length > 8) {
      return { accounts: "Each card has a name and between 1 and 8 addresses." };
    }
    if (!/^[A-Z]/.test(name)) return { accounts: "A name starts with a capital letter." };
    for (const address of addresses) {
      if (!/^[a-z0-9.]+@[a-z0-9.]+$/.test(address)) {
        return { accounts: "An address has small letters, digits, dots and one @." };
      }
      if ((nameAt.get(address) ?? name) !== name) {
        return { accounts: "Cards that share an address show the same name." };
      }
      nameAt.set(address, name);
    }
  }
  return null;
}

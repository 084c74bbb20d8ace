function mergeAccounts(accounts) {
  const parent = accounts.map((_, i) => i);
  const find = (i) => (parent[i] === i ? i : find(parent[i]));
  const owner = new Map();
  accounts.forEach((account, i) => {
    for (const email of account.slice(1)) {
      if (owner.has(email)) parent[find(i)] = find(owner.get(email));
      else owner.set(email, i);
    }
  });
  const groups = new Map();
  for (const [email, i] of owner) {
    const root = find(i);
    if (!groups.has(root)) groups.set(root, [accounts[root][0]]);
    groups.get(root).push(email);
  }
  return [...groups.values()];
}

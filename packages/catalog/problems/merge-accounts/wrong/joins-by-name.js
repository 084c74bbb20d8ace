function mergeAccounts(accounts) {
  const byName = new Map();
  for (const [name, ...emails] of accounts) {
    if (!byName.has(name)) byName.set(name, new Set());
    for (const email of emails) byName.get(name).add(email);
  }
  return [...byName].map(([name, emails]) => [name, ...[...emails].sort()]);
}

function mergeAccounts(accounts) {
  const groups = [];
  const groupOf = new Map();
  for (const [name, ...emails] of accounts) {
    const known = emails.find((email) => groupOf.has(email));
    let group = groupOf.get(known);
    if (!group) {
      group = { name, emails: new Set() };
      groups.push(group);
    }
    for (const email of emails) {
      group.emails.add(email);
      if (!groupOf.has(email)) groupOf.set(email, group);
    }
  }
  return groups.map((group) => [group.name, ...[...group.emails].sort()]);
}

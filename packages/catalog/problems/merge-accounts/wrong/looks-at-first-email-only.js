function mergeAccounts(accounts) {
  const groups = [];
  const groupOf = new Map();
  for (const [name, ...emails] of accounts) {
    let group = groupOf.get(emails[0]);
    if (group === undefined) {
      group = { name, emails: new Set() };
      groups.push(group);
    }
    for (const email of emails) {
      group.emails.add(email);
      groupOf.set(email, group);
    }
  }
  return groups.map(({ name, emails }) => [name, ...[...emails].sort()]);
}

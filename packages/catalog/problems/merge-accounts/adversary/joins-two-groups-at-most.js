function mergeAccounts(accounts) {
  let groups = [];
  for (const [name, ...emails] of accounts) {
    const own = new Set(emails);
    const touches = (group) => emails.some((email) => group.emails.has(email));
    const first = groups.find(touches);
    if (!first) {
      groups.push({ name, emails: own });
      continue;
    }
    const second = groups.find((group) => group !== first && touches(group));
    for (const email of own) first.emails.add(email);
    if (second) {
      for (const email of second.emails) first.emails.add(email);
      groups = groups.filter((group) => group !== second);
    }
  }
  return groups.map((group) => [group.name, ...[...group.emails].sort()]);
}

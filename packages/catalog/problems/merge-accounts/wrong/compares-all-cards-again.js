function mergeAccounts(accounts) {
  const groups = accounts.map((account) => [...new Set(account)]);
  let changed = true;
  while (changed) {
    changed = false;
    for (let i = 0; i < groups.length && !changed; i++) {
      for (let j = i + 1; j < groups.length && !changed; j++) {
        if (groups[j].slice(1).some((email) => groups[i].indexOf(email, 1) > 0)) {
          const more = groups[j].slice(1).filter((email) => !groups[i].includes(email));
          groups[i].push(...more);
          groups.splice(j, 1);
          changed = true;
        }
      }
    }
  }
  return groups.map(([name, ...emails]) => [name, ...emails.sort()]);
}

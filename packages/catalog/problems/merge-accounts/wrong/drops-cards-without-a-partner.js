function mergeAccounts(accounts) {
  const cardsWith = new Map();
  accounts.forEach((account, i) => {
    for (const email of new Set(account.slice(1))) {
      if (!cardsWith.has(email)) cardsWith.set(email, []);
      cardsWith.get(email).push(i);
    }
  });
  const seen = new Set();
  const result = [];
  for (let start = 0; start < accounts.length; start++) {
    if (seen.has(start)) continue;
    seen.add(start);
    const group = [start];
    const emails = new Set();
    for (let at = 0; at < group.length; at++) {
      for (const email of accounts[group[at]].slice(1)) {
        emails.add(email);
        for (const card of cardsWith.get(email)) {
          if (!seen.has(card)) {
            seen.add(card);
            group.push(card);
          }
        }
      }
    }
    if (group.length > 1) result.push([accounts[start][0], ...[...emails].sort()]);
  }
  return result;
}

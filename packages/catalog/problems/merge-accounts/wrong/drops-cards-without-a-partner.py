def merge_accounts(accounts):
    cards_with = {}
    for i, account in enumerate(accounts):
        for email in set(account[1:]):
            cards_with.setdefault(email, []).append(i)
    seen = set()
    result = []
    for start in range(len(accounts)):
        if start in seen:
            continue
        seen.add(start)
        group = [start]
        emails = set()
        for card in group:
            for email in accounts[card][1:]:
                emails.add(email)
                for other in cards_with[email]:
                    if other not in seen:
                        seen.add(other)
                        group.append(other)
        if len(group) > 1:
            result.append([accounts[start][0]] + sorted(emails))
    return result

def merge_accounts(accounts):
    parent = list(range(len(accounts)))

    def find(i):
        return i if parent[i] == i else find(parent[i])

    owner = {}
    for i, account in enumerate(accounts):
        for email in account[1:]:
            if email in owner:
                parent[find(i)] = find(owner[email])
            else:
                owner[email] = i
    groups = {}
    for i, account in enumerate(accounts):
        groups.setdefault(find(i), []).extend(account[1:])
    return [[accounts[root][0]] + sorted(emails) for root, emails in groups.items()]

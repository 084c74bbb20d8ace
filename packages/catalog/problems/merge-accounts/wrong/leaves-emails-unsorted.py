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
    for email, i in owner.items():
        root = find(i)
        groups.setdefault(root, [accounts[root][0]]).append(email)
    return list(groups.values())

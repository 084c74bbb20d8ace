def merge_accounts(accounts):
    groups = [(account[0], set(account[1:])) for account in accounts]
    changed = True
    while changed:
        changed = False
        for i in range(len(groups)):
            for j in range(i + 1, len(groups)):
                if groups[i][1] & groups[j][1]:
                    groups[i][1].update(groups[j][1])
                    groups.pop(j)
                    changed = True
                    break
            if changed:
                break
    return [[name] + sorted(emails) for name, emails in groups]

def merge_accounts(accounts):
    groups = []
    for name, *emails in accounts:
        own = set(emails)
        touching = [group for group in groups if group[1] & own]
        if not touching:
            groups.append((name, own))
            continue
        first = touching[0]
        first[1].update(own)
        if len(touching) > 1:
            second = touching[1]
            first[1].update(second[1])
            groups = [group for group in groups if group is not second]
    return [[name] + sorted(emails) for name, emails in groups]

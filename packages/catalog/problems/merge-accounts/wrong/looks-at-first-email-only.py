def merge_accounts(accounts):
    groups = []
    group_of = {}
    for name, *emails in accounts:
        group = group_of.get(emails[0])
        if group is None:
            group = (name, set())
            groups.append(group)
        for email in emails:
            group[1].add(email)
            group_of[email] = group
    return [[name] + sorted(emails) for name, emails in groups]

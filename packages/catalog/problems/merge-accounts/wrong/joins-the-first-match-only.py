def merge_accounts(accounts):
    groups = []
    group_of = {}
    for name, *emails in accounts:
        group = None
        for email in emails:
            if email in group_of:
                group = group_of[email]
                break
        if group is None:
            group = {"name": name, "emails": set()}
            groups.append(group)
        for email in emails:
            group["emails"].add(email)
            group_of.setdefault(email, group)
    return [[group["name"]] + sorted(group["emails"]) for group in groups]

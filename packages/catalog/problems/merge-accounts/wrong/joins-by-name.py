def merge_accounts(accounts):
    by_name = {}
    for account in accounts:
        by_name.setdefault(account[0], set()).update(account[1:])
    return [[name] + sorted(emails) for name, emails in by_name.items()]

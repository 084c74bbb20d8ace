def merge_accounts(accounts):
    # Write your solution here.
    pass

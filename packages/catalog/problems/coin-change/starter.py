def coin_change(coins, amount):
    # Write your solution here.
    pass

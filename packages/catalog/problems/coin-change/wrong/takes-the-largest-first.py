def coin_change(coins, amount):
    used = 0
    left = amount
    for coin in sorted(coins, reverse=True):
        used += left // coin
        left %= coin
    return used if left == 0 else -1

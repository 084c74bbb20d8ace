def coin_change(coins, amount):
    if amount == 0:
        return 0
    best = [amount] * (amount + 1)
    best[0] = 0
    for part in range(1, amount + 1):
        for coin in coins:
            if coin <= part:
                best[part] = min(best[part], best[part - coin] + 1)
    return -1 if best[amount] == amount else best[amount]

def coin_change(coins, amount):
    best = [amount + 1] * (amount + 1)
    best[0] = 0
    for part in range(1, amount + 1):
        for coin in coins:
            if part - coin >= 0:
                best[part] = min(best[part], 1 + best[part - coin])
    return best[amount]

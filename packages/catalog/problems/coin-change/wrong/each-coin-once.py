def coin_change(coins, amount):
    best = [float("inf")] * (amount + 1)
    best[0] = 0
    for coin in coins:
        for part in range(amount, coin - 1, -1):
            best[part] = min(best[part], best[part - coin] + 1)
    return -1 if best[amount] == float("inf") else best[amount]

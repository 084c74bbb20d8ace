def coin_change(coins, amount):
    if amount <= 0:
        return -1
    best = [0] * (amount + 1)
    for part in range(1, amount + 1):
        for coin in coins:
            if coin > part:
                continue
            rest = part - coin
            if rest > 0 and best[rest] == 0:
                continue
            if best[part] == 0 or best[rest] + 1 < best[part]:
                best[part] = best[rest] + 1
    return best[amount] or -1

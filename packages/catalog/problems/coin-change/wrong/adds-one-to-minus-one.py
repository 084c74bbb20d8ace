def coin_change(coins, amount):
    best = [0]
    for part in range(1, amount + 1):
        options = [best[part - coin] + 1 for coin in coins if coin <= part]
        best.append(min(options) if options else -1)
    return best[amount]

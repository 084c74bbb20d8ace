def coin_change(coins, amount):
    ways = [1] + [0] * amount
    for coin in coins:
        for part in range(coin, amount + 1):
            ways[part] += ways[part - coin]
    return ways[amount] if ways[amount] else -1

def coin_change(coins, amount):
    no_way = amount + 1
    fewest = [0] + [no_way] * amount
    for coin in coins:
        for part in range(coin, amount + 1):
            with_coin = fewest[part - coin] + 1
            if with_coin < fewest[part]:
                fewest[part] = with_coin
    return fewest[amount] if fewest[amount] < no_way else -1

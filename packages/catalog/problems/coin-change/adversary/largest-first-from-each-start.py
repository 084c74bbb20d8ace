def coin_change(coins, amount):
    ordered = sorted(coins, reverse=True)
    best = -1
    for start in range(len(ordered)):
        used = 0
        left = amount
        for coin in ordered[start:]:
            used += left // coin
            left %= coin
        if left == 0 and (best < 0 or used < best):
            best = used
    return best

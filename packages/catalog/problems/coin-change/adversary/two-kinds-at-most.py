def coin_change(coins, amount):
    best = -1
    for one in coins:
        for other in coins:
            for times in range(amount // one + 1):
                left = amount - times * one
                if left % other:
                    continue
                used = times + left // other
                if best < 0 or used < best:
                    best = used
    return best

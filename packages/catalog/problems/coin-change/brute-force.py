def coin_change(coins, amount):
    found = []

    def choose(kind, left, used):
        if kind == len(coins):
            if left == 0:
                found.append(used)
            return
        for times in range(left // coins[kind] + 1):
            choose(kind + 1, left - times * coins[kind], used + times)

    choose(0, amount, 0)
    return min(found, default=-1)

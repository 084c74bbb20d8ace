def single_trade_profit(prices):
    best = 0
    for day in range(len(prices)):
        for later in prices[day + 1 :]:
            best = max(best, later - prices[day])
    return best

def single_trade_profit(prices):
    if len(prices) < 2:
        return 0
    lowest = prices[0]
    best = prices[1] - prices[0]
    for day in range(1, len(prices)):
        best = max(best, prices[day] - lowest)
        lowest = min(lowest, prices[day])
    return best

def single_trade_profit(prices):
    lowest = float("inf")
    best = 0
    for day in range(len(prices) - 1):
        best = max(best, prices[day] - lowest)
        lowest = min(lowest, prices[day])
    return best

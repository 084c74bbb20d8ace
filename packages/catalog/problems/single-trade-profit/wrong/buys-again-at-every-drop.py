def single_trade_profit(prices):
    if not prices:
        return 0
    bought = prices[0]
    best = 0
    for day in range(1, len(prices)):
        if prices[day] < prices[day - 1]:
            bought = prices[day]
        best = max(best, prices[day] - bought)
    return best

def single_trade_profit(prices):
    cheapest = 0
    for day in range(1, len(prices)):
        if prices[day] < prices[cheapest]:
            cheapest = day
    best = 0
    for day in range(cheapest + 1, len(prices)):
        best = max(best, prices[day] - prices[cheapest])
    return best

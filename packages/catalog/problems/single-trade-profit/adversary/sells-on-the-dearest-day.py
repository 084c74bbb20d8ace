def single_trade_profit(prices):
    if not prices:
        return 0
    dearest = 0
    for day in range(1, len(prices)):
        if prices[day] > prices[dearest]:
            dearest = day
    lowest = prices[dearest]
    for day in range(dearest):
        lowest = min(lowest, prices[day])
    return prices[dearest] - lowest

def single_trade_profit(prices):
    profit = 0
    for day in range(1, len(prices)):
        if prices[day] > prices[day - 1]:
            profit += prices[day] - prices[day - 1]
    return profit

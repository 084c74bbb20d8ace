def single_trade_profit(prices):
    profits = [0]
    for day, bought in enumerate(prices):
        for sold in prices[day + 1 :]:
            profits.append(sold - bought)
    return max(profits)

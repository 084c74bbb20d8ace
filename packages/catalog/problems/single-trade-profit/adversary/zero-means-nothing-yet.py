def single_trade_profit(prices):
    lowest = None
    best = 0
    for price in prices:
        if not lowest or price < lowest:
            lowest = price
        else:
            best = max(best, price - lowest)
    return best

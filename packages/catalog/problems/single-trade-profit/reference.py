def single_trade_profit(prices):
    lowest = prices[0] if prices else 0
    best = 0
    for price in prices:
        if price < lowest:
            lowest = price
        elif price - lowest > best:
            best = price - lowest
    return best

def single_trade_profit(prices):
    if not prices:
        return 0
    lowest = prices[0]
    highest = prices[0]
    for price in prices:
        if price < lowest:
            lowest = price
        if price > highest:
            highest = price
    return highest - lowest

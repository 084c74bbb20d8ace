def single_trade_profit(prices):
    # Write your solution here.
    pass

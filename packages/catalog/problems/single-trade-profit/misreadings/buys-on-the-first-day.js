function singleTradeProfit(prices) {
  if (prices.length === 0) return 0;
  return Math.max(...prices) - prices[0];
}

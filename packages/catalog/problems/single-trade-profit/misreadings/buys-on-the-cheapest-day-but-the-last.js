function singleTradeProfit(prices) {
  const days = prices.slice(0, -1);
  if (days.length === 0) return 0;
  const buy = days.indexOf(Math.min(...days));
  return Math.max(0, Math.max(...prices.slice(buy + 1)) - prices[buy]);
}

function singleTradeProfit(prices) {
  if (prices.length === 0) return 0;
  const lowest = Math.min(...prices);
  return Math.max(...prices.slice(prices.indexOf(lowest))) - lowest;
}

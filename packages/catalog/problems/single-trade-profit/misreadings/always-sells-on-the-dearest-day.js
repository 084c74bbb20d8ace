function singleTradeProfit(prices) {
  if (prices.length === 0) return 0;
  const highest = Math.max(...prices);
  return highest - Math.min(...prices.slice(0, prices.indexOf(highest) + 1));
}

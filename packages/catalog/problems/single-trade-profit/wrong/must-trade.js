function singleTradeProfit(prices) {
  if (prices.length < 2) return 0;
  let lowest = prices[0];
  let best = prices[1] - prices[0];
  for (let day = 1; day < prices.length; day += 1) {
    best = Math.max(best, prices[day] - lowest);
    lowest = Math.min(lowest, prices[day]);
  }
  return best;
}

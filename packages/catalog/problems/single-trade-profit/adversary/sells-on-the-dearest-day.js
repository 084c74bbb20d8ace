function singleTradeProfit(prices) {
  if (prices.length === 0) return 0;
  let dearest = 0;
  for (let day = 1; day < prices.length; day += 1) {
    if (prices[day] > prices[dearest]) dearest = day;
  }
  let lowest = prices[dearest];
  for (let day = 0; day < dearest; day += 1) lowest = Math.min(lowest, prices[day]);
  return prices[dearest] - lowest;
}

function singleTradeProfit(prices) {
  let bought = prices[0];
  let best = 0;
  for (let day = 1; day < prices.length; day += 1) {
    if (prices[day] < prices[day - 1]) bought = prices[day];
    best = Math.max(best, prices[day] - bought);
  }
  return best;
}

function singleTradeProfit(prices) {
  let best = 0;
  for (let day = 1; day < prices.length; day++) {
    best = Math.max(best, prices[day] - prices[day - 1]);
  }
  return best;
}

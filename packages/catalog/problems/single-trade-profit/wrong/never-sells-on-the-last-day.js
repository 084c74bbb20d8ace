function singleTradeProfit(prices) {
  let lowest = Infinity;
  let best = 0;
  for (let day = 0; day < prices.length - 1; day += 1) {
    best = Math.max(best, prices[day] - lowest);
    lowest = Math.min(lowest, prices[day]);
  }
  return best;
}

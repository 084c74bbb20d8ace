function singleTradeProfit(prices) {
  let best = 0;
  for (let day = 0; day < prices.length; day += 1) {
    for (const later of prices.slice(day + 1)) {
      best = Math.max(best, later - prices[day]);
    }
  }
  return best;
}

function singleTradeProfit(prices) {
  let cheapest = 0;
  for (let day = 1; day < prices.length; day += 1) {
    if (prices[day] < prices[cheapest]) cheapest = day;
  }
  let best = 0;
  for (let day = cheapest + 1; day < prices.length; day += 1) {
    best = Math.max(best, prices[day] - prices[cheapest]);
  }
  return best;
}

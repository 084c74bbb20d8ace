function singleTradeProfit(prices) {
  let profit = 0;
  for (let day = 1; day < prices.length; day += 1) {
    if (prices[day] > prices[day - 1]) profit += prices[day] - prices[day - 1];
  }
  return profit;
}

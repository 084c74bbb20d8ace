function singleTradeProfit(prices) {
  let best = -1;
  for (let buy = 0; buy < prices.length; buy++) {
    for (let sell = buy + 1; sell < prices.length; sell++) {
      if (prices[sell] > prices[buy]) best = Math.max(best, prices[sell] - prices[buy]);
    }
  }
  return best;
}

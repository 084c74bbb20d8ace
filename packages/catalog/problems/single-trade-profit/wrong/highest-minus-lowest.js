function singleTradeProfit(prices) {
  if (prices.length === 0) return 0;
  let lowest = prices[0];
  let highest = prices[0];
  for (const price of prices) {
    if (price < lowest) lowest = price;
    if (price > highest) highest = price;
  }
  return highest - lowest;
}

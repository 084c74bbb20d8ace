function singleTradeProfit(prices) {
  let lowest = null;
  let best = 0;
  for (const price of prices) {
    if (!lowest || price < lowest) lowest = price;
    else best = Math.max(best, price - lowest);
  }
  return best;
}

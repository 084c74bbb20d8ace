function singleTradeProfit(prices) {
  let lowest = Number.POSITIVE_INFINITY;
  let best = 0;
  for (const price of prices) {
    best = Math.max(best, price - lowest);
    lowest = Math.min(lowest, price);
  }
  return best;
}

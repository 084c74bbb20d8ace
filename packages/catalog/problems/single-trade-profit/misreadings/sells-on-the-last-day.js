function singleTradeProfit(prices) {
  return prices.length === 0 ? 0 : prices.at(-1) - Math.min(...prices);
}

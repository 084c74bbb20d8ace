function singleTradeProfit(prices) {
  const day = prices.findIndex((price, at) => at > 0 && price > Math.min(...prices.slice(0, at)));
  return day < 0 ? 0 : prices[day] - Math.min(...prices.slice(0, day));
}

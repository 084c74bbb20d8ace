function singleTradeProfit(prices) {
  const profits = prices.flatMap((buy, day) => prices.slice(day + 2).map((sell) => sell - buy));
  return Math.max(0, ...profits);
}

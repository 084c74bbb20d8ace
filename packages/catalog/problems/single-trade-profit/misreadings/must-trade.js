function singleTradeProfit(prices) {
  const profits = prices.flatMap((bought, day) =>
    prices.slice(day + 1).map((sold) => sold - bought),
  );
  return profits.length === 0 ? 0 : Math.max(...profits);
}

function singleTradeProfit(prices) {
  const profits = [0];
  prices.forEach((bought, day) => {
    for (const sold of prices.slice(day + 1)) profits.push(sold - bought);
  });
  return Math.max(...profits);
}

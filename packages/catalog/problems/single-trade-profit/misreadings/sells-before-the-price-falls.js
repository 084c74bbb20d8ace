function singleTradeProfit(prices) {
  let run = 0;
  let best = 0;
  prices.forEach((price, day) => {
    const isFalling = day === 0 || price < prices[day - 1];
    run = isFalling ? 0 : run + price - prices[day - 1];
    best = Math.max(best, run);
  });
  return best;
}

function singleTradeProfit(prices) {
  const best = (days) => {
    const profits = days.flatMap((buy, at) => days.slice(at + 1).map((sell) => sell - buy));
    return Math.max(0, ...profits);
  };
  const both = prices.map((_, day) => best(prices.slice(0, day)) + best(prices.slice(day)));
  return Math.max(0, ...both);
}

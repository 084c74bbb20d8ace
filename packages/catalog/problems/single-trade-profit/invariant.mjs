export function* moments(prices) {
  let lowest = Infinity;
  let best = 0;
  let rises = 0;
  let lastFall = 0;
  for (const [day, price] of prices.entries()) {
    lowest = Math.min(lowest, price);
    best = Math.max(best, price - lowest);
    if (day > 0) rises += Math.max(0, price - prices[day - 1]);
    if (day > 0 && price < prices[day - 1]) lastFall = day;
    const read = prices.slice(0, day + 1);
    const trades = read.flatMap((buy, at) => read.slice(at).map((sell) => sell - buy));
    const first = (says) => ({ of: "the first number", says, is: lowest });
    const second = (says) => ({ of: "the second number", says, is: best });
    yield {
      when: `after the day with the price ${price}`,
      lowest: [
        first(Math.min(...prices)),
        first(Math.min(...read)),
        first(day > 0 ? prices[day - 1] : lowest),
        first(Math.min(...prices.slice(lastFall, day + 1))),
      ],
      best: [second(Math.max(0, ...trades)), second(price - lowest), second(rises)],
    };
  }
  return best;
}

export function generate(random, size) {
  const lowest = size < 100 ? 0 : random.integer(30, 90);
  const highest = size < 100 ? random.pick([2, 9, 30]) : random.integer(900, 970);
  const prices = [];
  for (let day = 0; day < size; day += 1) prices.push(random.integer(lowest, highest));
  if (size >= 100) placeExtremes(prices);
  return [prices];
}

// The dearest day comes first and the cheapest last, so neither belongs to the best trade.
function placeExtremes(prices) {
  prices[0] = 999;
  prices[prices.length - 1] = 0;
}

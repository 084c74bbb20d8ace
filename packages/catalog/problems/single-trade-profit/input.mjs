export function misfit(prices) {
  if (prices.every((price) => price >= 0 && price <= 10000)) return null;
  return { prices: "Each price lies between 0 and 10,000." };
}

export function misfit(coins, amount) {
  if (coins.length < 1 || coins.length > 12) {
    return { coins: "There are between 1 and 12 kinds of coins." };
  }
  if (coins.some((coin) => coin < 1 || coin > 10000)) {
    return { coins: "Each coin is worth between 1 and 10,000." };
  }
  if (new Set(coins).size < coins.length) return { coins: "No value occurs twice." };
  if (amount < 0 || amount > 10000) return { amount: "The amount lies between 0 and 10,000." };
  if (amount / Math.min(...coins) > 500) {
    return { amount: "The smallest coin fits into the amount at most 500 times." };
  }
  return null;
}

function coinChange(coins, amount) {
  if (amount === 0) return 0;
  const best = new Array(amount + 1).fill(amount);
  best[0] = 0;
  for (let part = 1; part <= amount; part++) {
    for (const coin of coins) {
      if (coin <= part) best[part] = Math.min(best[part], best[part - coin] + 1);
    }
  }
  return best[amount] === amount ? -1 : best[amount];
}

function coinChange(coins, amount) {
  const best = new Array(amount + 1).fill(Infinity);
  best[0] = 0;
  for (const coin of coins) {
    for (let part = amount; part >= coin; part--) {
      best[part] = Math.min(best[part], best[part - coin] + 1);
    }
  }
  return best[amount] === Infinity ? -1 : best[amount];
}

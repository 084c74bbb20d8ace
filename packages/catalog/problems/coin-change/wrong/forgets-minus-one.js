function coinChange(coins, amount) {
  const best = new Array(amount + 1).fill(amount + 1);
  best[0] = 0;
  for (let part = 1; part <= amount; part++) {
    for (const coin of coins) {
      if (part - coin >= 0) best[part] = Math.min(best[part], 1 + best[part - coin]);
    }
  }
  return best[amount];
}

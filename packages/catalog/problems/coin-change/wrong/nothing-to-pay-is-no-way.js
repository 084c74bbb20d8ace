function coinChange(coins, amount) {
  if (amount <= 0) return -1;
  const best = new Array(amount + 1).fill(0);
  for (let part = 1; part <= amount; part++) {
    for (const coin of coins) {
      if (coin > part) continue;
      const rest = part - coin;
      if (rest > 0 && best[rest] === 0) continue;
      if (best[part] === 0 || best[rest] + 1 < best[part]) best[part] = best[rest] + 1;
    }
  }
  return best[amount] || -1;
}

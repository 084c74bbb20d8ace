function coinChange(coins, amount) {
  const best = [0];
  for (let part = 1; part <= amount; part++) {
    let fewest = Infinity;
    for (const coin of coins) {
      if (coin <= part) fewest = Math.min(fewest, best[part - coin] + 1);
    }
    best[part] = fewest === Infinity ? -1 : fewest;
  }
  return best[amount];
}

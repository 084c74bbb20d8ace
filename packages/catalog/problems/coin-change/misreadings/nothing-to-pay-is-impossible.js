function coinChange(coins, amount) {
  const fewest = new Array(amount + 1).fill(Infinity);
  fewest[0] = 0;
  for (let part = 1; part <= amount; part++) {
    for (const coin of coins) {
      if (coin <= part) fewest[part] = Math.min(fewest[part], fewest[part - coin] + 1);
    }
  }
  return amount === 0 || fewest[amount] === Infinity ? -1 : fewest[amount];
}

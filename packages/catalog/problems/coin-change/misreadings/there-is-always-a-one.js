function coinChange(coins, amount) {
  const fewest = [0];
  for (let part = 1; part <= amount; part++) {
    const usable = [1, ...coins].filter((coin) => coin <= part);
    fewest[part] = 1 + Math.min(...usable.map((coin) => fewest[part - coin]));
  }
  return fewest[amount];
}

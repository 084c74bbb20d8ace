function coinChange(coins, amount) {
  const fewest = [0];
  for (let part = 1; part <= amount; part++) {
    const ways = coins.filter((coin) => coin <= part).map((coin) => fewest[part - coin] + 1);
    fewest.push(Math.min(Infinity, ...ways));
  }
  return fewest[amount] === Infinity ? -1 : Math.max(1, fewest[amount]);
}

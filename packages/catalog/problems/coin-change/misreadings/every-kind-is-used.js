function coinChange(coins, amount) {
  const rest = amount - coins.reduce((sum, coin) => sum + coin, 0);
  if (rest < 0) return -1;
  const fewest = [0];
  for (let part = 1; part <= rest; part++) {
    const ways = coins.filter((coin) => coin <= part).map((coin) => fewest[part - coin] + 1);
    fewest.push(Math.min(Infinity, ...ways));
  }
  return fewest[rest] === Infinity ? -1 : fewest[rest] + coins.length;
}

function coinChange(coins, amount) {
  const fewest = [0];
  for (let part = 1; part <= amount; part++) {
    const ways = coins.filter((coin) => coin <= part).map((coin) => fewest[part - coin] + 1);
    fewest.push(Math.min(Infinity, ...ways));
  }
  const fitting = coins.filter((coin) => coin <= amount);
  const total = fitting.length === 0 ? fewest[amount] : fewest[amount - Math.max(...fitting)] + 1;
  return total === Infinity ? -1 : total;
}

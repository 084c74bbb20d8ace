function coinChange(coins, amount) {
  const ways = new Array(amount + 1).fill(0);
  ways[0] = 1;
  for (const coin of coins) {
    for (let part = coin; part <= amount; part++) ways[part] += ways[part - coin];
  }
  return ways[amount] === 0 ? -1 : ways[amount];
}

function coinChange(coins, amount) {
  const fewest = new Array(amount + 1).fill(Infinity);
  fewest[0] = 0;
  for (let part = 1; part <= amount; part++) {
    for (const coin of coins) {
      if (coin <= part) fewest[part] = Math.min(fewest[part], fewest[part - coin] + 1);
    }
  }
  let paid = amount;
  while (fewest[paid] === Infinity) paid -= 1;
  return fewest[paid];
}

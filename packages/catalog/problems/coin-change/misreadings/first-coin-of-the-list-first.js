function coinChange(coins, amount) {
  let left = amount;
  let paid = 0;
  for (const coin of coins) {
    paid += Math.floor(left / coin);
    left %= coin;
  }
  return left === 0 ? paid : -1;
}

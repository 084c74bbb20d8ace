function coinChange(coins, amount) {
  return Math.ceil(amount / Math.max(...coins));
}

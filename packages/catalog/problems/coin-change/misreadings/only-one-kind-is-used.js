function coinChange(coins, amount) {
  const totals = coins.filter((coin) => amount % coin === 0).map((coin) => amount / coin);
  return totals.length === 0 ? -1 : Math.min(...totals);
}

function coinChange(coins, amount) {
  const sorted = [...coins].sort((a, b) => b - a);
  let used = 0;
  let left = amount;
  for (const coin of sorted) {
    used += Math.floor(left / coin);
    left = left % coin;
  }
  return left === 0 ? used : -1;
}

function coinChange(coins, amount) {
  let rest = amount;
  let used = 0;
  for (const coin of [...coins].sort((one, other) => other - one)) {
    used += Math.floor(rest / coin);
    rest %= coin;
  }
  return rest === 0 ? used : -1;
}

function coinChange(coins, amount) {
  const pay = ([coin, ...others], left) => {
    if (coin === undefined) return left === 0 ? 0 : Infinity;
    return Math.min(...[0, 1, 2].map((times) => times + pay(others, left - times * coin)));
  };
  const total = pay(coins, amount);
  return total === Infinity ? -1 : total;
}

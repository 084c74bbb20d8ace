function coinChange(coins, amount) {
  let fewest = Infinity;
  function choose(next, rest, used) {
    if (rest === 0) fewest = Math.min(fewest, used);
    if (rest <= 0 || next === coins.length) return;
    choose(next + 1, rest - coins[next], used + 1);
    choose(next + 1, rest, used);
  }
  choose(0, amount, 0);
  return fewest === Infinity ? -1 : fewest;
}

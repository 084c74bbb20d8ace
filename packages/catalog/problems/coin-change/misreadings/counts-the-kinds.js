function coinChange(coins, amount) {
  let fewest = Infinity;
  function choose(next, rest, kinds) {
    if (rest === 0) fewest = Math.min(fewest, kinds);
    if (rest <= 0 || next === coins.length) return;
    choose(next + 1, rest, kinds);
    for (let left = rest - coins[next]; left >= 0; left -= coins[next]) choose(next + 1, left, kinds + 1);
  }
  choose(0, amount, 0);
  return fewest === Infinity ? -1 : fewest;
}

function coinChange(coins, amount) {
  let best = -1;
  function choose(kind, left, used) {
    if (kind === coins.length) {
      if (left === 0 && (best < 0 || used < best)) best = used;
      return;
    }
    for (let times = 0; times * coins[kind] <= left; times++) {
      choose(kind + 1, left - times * coins[kind], used + times);
    }
  }
  choose(0, amount, 0);
  return best;
}

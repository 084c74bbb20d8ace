function coinChange(coins, amount) {
  let best = -1;
  for (const one of coins) {
    for (const other of coins) {
      for (let times = 0; times * one <= amount; times++) {
        const left = amount - times * one;
        if (left % other !== 0) continue;
        const used = times + left / other;
        if (best < 0 || used < best) best = used;
      }
    }
  }
  return best;
}

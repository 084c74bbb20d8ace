function coinChange(coins, amount) {
  const sorted = [...coins].sort((a, b) => b - a);
  let best = -1;
  for (let start = 0; start < sorted.length; start++) {
    let used = 0;
    let left = amount;
    for (const coin of sorted.slice(start)) {
      used += Math.floor(left / coin);
      left %= coin;
    }
    if (left === 0 && (best < 0 || used < best)) best = used;
  }
  return best;
}

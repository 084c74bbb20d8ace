import type { OtherProgram } from "./other-program.ts";

export const coinChange: OtherProgram[] = [
  {
    bug: "takes-the-largest-first",
    kind: "same-bug",
    code: `function coinChange(coins, amount) {
  let rest = amount, used = 0;
  const fall = coins.slice().sort((x, y) => y - x);
  let at = 0;
  while (rest > 0 && at < fall.length) {
    if (fall[at] <= rest) { rest -= fall[at]; used++; } else at++;
  }
  return rest === 0 ? used : -1;
}`,
  },
  {
    bug: "each-coin-once",
    kind: "same-bug",
    code: `function coinChange(coins, amount) {
  let reach = new Map([[0, 0]]);
  for (const coin of coins) {
    const next = new Map(reach);
    for (const [sum, used] of reach) {
      const to = sum + coin;
      if (to <= amount && used + 1 < (next.get(to) ?? Infinity)) next.set(to, used + 1);
    }
    reach = next;
  }
  return reach.get(amount) ?? -1;
}`,
  },
  {
    bug: "takes-the-largest-first",
    kind: "more-off",
    code: `function coinChange(coins, amount) {
  let used = 0;
  for (const coin of [...coins].sort((a, b) => b - a)) {
    while (amount >= coin) {
      amount -= coin;
      used += 1;
    }
  }
  return used;
}`,
  },
  {
    bug: "each-coin-once",
    kind: "more-off",
    code: `function coinChange(coins, amount) {
  function fewest(i, left) {
    if (left === 0) return 0;
    if (i === coins.length || left < 0) return Infinity;
    return Math.min(fewest(i + 1, left), 1 + fewest(i + 1, left - coins[i]));
  }
  const best = fewest(0, amount);
  return best === Infinity ? 0 : best;
}`,
  },
];

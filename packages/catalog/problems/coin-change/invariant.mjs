function fewest(coins, amount) {
  if (amount === 0) return [];
  const ways = coins
    .filter((coin) => coin <= amount)
    .map((coin) => fewest(coins, amount - coin)?.concat(coin))
    .filter(Boolean);
  return ways.length === 0 ? null : ways.reduce((one, other) => (other.length < one.length ? other : one));
}

function countWays([coin, ...rest], amount) {
  if (amount === 0) return 1;
  if (coin === undefined || amount < 0) return 0;
  return countWays([coin, ...rest], amount - coin) + countWays(rest, amount);
}

function answerWith(coins, amount, mark) {
  const table = [0];
  for (let made = 1; made <= amount; made += 1) {
    const entries = coins.filter((coin) => coin <= made).map((coin) => table[made - coin] + 1);
    table.push(entries.length === 0 ? mark : Math.min(mark > 0 ? mark : Infinity, ...entries));
  }
  return table[amount] >= mark && mark > 0 ? -1 : table[amount];
}

export function* moments(coins, amount) {
  const table = [0];
  for (let made = 1; made <= amount; made += 1) {
    const known = [...table.keys()].toReversed().find((each) => each > 0 && table[each] !== null) ?? 0;
    const way = fewest(coins, known);
    const entry = (says) => ({ of: `the entry of ${known}`, says, is: table[known] });
    const fitting = coins.filter((coin) => coin <= known);
    yield {
      when: `before the entry of ${made} is filled`,
      entry: [
        entry(countWays(coins, known)),
        entry(way.length),
        entry(fitting.length > 0 ? Math.max(...fitting) : 0),
        entry(way),
      ],
    };
    const entries = coins.flatMap((coin) => (typeof table[made - coin] === "number" ? [table[made - coin] + 1] : []));
    table.push(entries.length > 0 ? Math.min(...entries) : null);
  }
  const answer = fewest(coins, amount)?.length ?? -1;
  const marked = (mark) => ({
    of: `the answer for ${amount}`,
    says: answerWith(coins, amount, mark),
    is: answer,
  });
  yield { when: "when the table is full", mark: [marked(amount + 1), marked(0), marked(-1)] };
  return table[amount] ?? -1;
}

export const singleTradeProfit = [
  {
    who: "misreads",
    note: "sells on the very next day",
    fields: {
      explanation:
        "The mill buys a sack one day and sells it the next day. I have to find the two neighbouring days with the largest rise.",
      inputOutputDescription: "List of prices in, largest rise out.",
      constraintsDescription: "If it only falls the result is 0.",
      exampleWalkthrough: "[3, 5, 10] -> the rise from 5 to 10 is the best, so 5.",
      wrongApproach: "Taking the biggest price of all.",
    },
    reply: "Sold on the day after it was bought.",
    predicts: (p) => {
      let b = 0;
      for (let i = 1; i < p.length; i++) b = Math.max(b, p[i] - p[i - 1]);
      return b;
    },
  },
  {
    who: "misreads",
    note: "buys at the overall minimum only",
    fields: {
      explanation:
        "You always buy on the cheapest day of the season and then sell at the best price that comes afterwards.",
      inputOutputDescription:
        "prices is a list of numbers, one per day; returns how much is earned",
      constraintsDescription: "no trade at all gives 0",
      exampleWalkthrough: "[7, 2, 9, 1, 3]: cheapest is 1, after it 3, so the profit is 2.",
      wrongApproach: "Selling before buying.",
    },
    reply: "The cheapest day is the day to buy.",
    predicts: (p) => {
      if (p.length === 0) return 0;
      const m = Math.min(...p);
      const i = p.indexOf(m);
      return Math.max(0, ...p.slice(i).map((x) => x - m));
    },
  },
  {
    who: "gamed",
    note: "another problem's text and a constant",
    fields: {
      explanation:
        "Sort the words and compare the letters, then an anagram is found when both are equal.",
      inputOutputDescription: "two words in and a boolean out",
      constraintsDescription: "small letters",
      exampleWalkthrough: '"listen" and "silent" is true',
      wrongApproach: "comparing lengths only",
    },
    reply: "they have the same letters",
    predicts: () => 0,
  },
  {
    who: "understands",
    fields: {
      explanation:
        "Out of all pairs of an earlier and a later day, find the one where the price goes up most. If it never goes up nothing is traded and it is 0.",
      inputOutputDescription: "prices in day order -> one number, the most money one can make",
      constraintsDescription: "One buy, one sale, in that order.",
      exampleWalkthrough: "[4, 9, 1, 6] -> buy 4 sell 9 is 5, buy 1 sell 6 is 5 as well, so 5",
      wrongApproach: "max minus min: the max may come before the min.",
    },
    reply: "Buy first, sell later, one time.",
  },
  {
    who: "understands",
    fields: {
      explanation:
        "its about earning the most with buying one time and sell later. dont sell before. no win -> 0",
      inputOutputDescription: "numbers go in, number comes out",
      constraintsDescription: "only 1 sack",
      exampleWalkthrough: "prices 5 3 8 gives 5 becuase buy at 3 and sell at 8",
      wrongApproach: "cheapest and dearest without looking at the order",
    },
    reply: "sell after buy",
    slipsAt: [0],
  },
];

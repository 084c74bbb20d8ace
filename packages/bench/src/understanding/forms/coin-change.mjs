export const coinChange = [
  {
    who: "misreads",
    note: "largest coin first",
    fields: {
      explanation:
        "The machine gives the largest coin that fits, then again the largest that fits in what is left, until the amount is paid. I count the coins.",
      inputOutputDescription: "coins and amount in, number of coins out",
      constraintsDescription: "-1 when something is left at the end",
      exampleWalkthrough: "coins = [5, 2], amount = 9 -> 5, 2, 2 makes 3",
      wrongApproach: "using a coin only once",
    },
    reply: "always the largest coin that still fits",
    predicts: (c, a) => {
      let n = 0;
      let left = a;
      for (const x of [...c].sort((p, q) => q - p)) {
        n += Math.floor(left / x);
        left %= x;
      }
      return left === 0 ? n : -1;
    },
  },
  {
    who: "misreads",
    note: "one coin of each kind",
    fields: {
      explanation:
        "There is one coin of each value in the machine and I choose as few as I can so that they add up to the amount.",
      inputOutputDescription: "list of coins, the amount; gives how many coins",
      constraintsDescription: "not possible: -1",
      exampleWalkthrough: "[1, 2, 5] and 7 gives 2 (5 and 2)",
      wrongApproach: "always beginning with the largest",
    },
    reply: "every coin can be given once",
    predicts: (c, a) => {
      let best = Infinity;
      for (let m = 0; m < 1 << c.length; m++) {
        let s = 0,
          n = 0;
        for (let i = 0; i < c.length; i++)
          if ((m >> i) & 1) {
            s += c[i];
            n++;
          }
        if (s === a) best = Math.min(best, n);
      }
      return best === Infinity ? -1 : best;
    },
  },
  {
    who: "gamed",
    note: "empty and I do not know",
    fields: {
      explanation: "idk",
      inputOutputDescription: "idk",
      constraintsDescription: "idk",
      exampleWalkthrough: "idk",
      wrongApproach: "idk",
    },
    reply: "idk",
    predicts: () => -1,
  },
  {
    who: "understands",
    fields: {
      explanation:
        "Pay an amount exactly, with coins that I can use over and over, and use the fewest pieces. Sometimes it cannot be done, then -1.",
      inputOutputDescription: "the kinds of coin, the sum to pay -> how many coins fall out",
      constraintsDescription: "There may be no coin of 1.",
      exampleWalkthrough: "coins [4, 3], amount 6: 3+3 is 2 coins, starting with 4 would leave 2.",
      wrongApproach: "Taking the biggest coin first.",
    },
    reply: "As often as I like.",
  },
  {
    who: "understands",
    fields: {
      explanation:
        "smallest count of coins which make the sum exact, coins many times, else minus one",
      inputOutputDescription: "coins list, amount -> int",
      constraintsDescription: "amount zero is zero coins",
      exampleWalkthrough: "coins 2 and 7, amount 8, four times the 2, so 4",
      wrongApproach: "greedy dont work",
    },
    reply: "many times",
    slipsAt: [1],
  },
];

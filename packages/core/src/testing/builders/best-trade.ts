import { aProblem } from "./problem-builder.ts";

export const solution = `function best(prices) {
  let lowest = prices[0];
  let profit = 0;
  for (const price of prices) {
    profit = Math.max(profit, price - lowest);
    lowest = Math.min(lowest, price);
  }
  return profit;
}`;

/** A problem whose solution is long enough to be told in pieces. */
export const bestTrade = aProblem({
  slug: "best-trade",
  statement: "Buy on one day, sell on a later one. Give back the best profit.",
  signature: {
    name: "best",
    parameters: [{ name: "prices", type: "number[]", kind: "plain" }],
    returns: { type: "number", kind: "plain" },
  },
  starterCode: {
    javascript: "function best(prices) {\n  // Write your solution here.\n}\n",
    typescript: "function best(prices: number[]): number {\n  return 0;\n}\n",
    python: "def best(prices):\n    pass\n",
  },
  tests: [
    { args: [[7, 1, 5, 3, 6]], expected: 5, purpose: "in the middle", hidden: false },
    { args: [[1, 9]], expected: 8, purpose: "two days", hidden: false },
    { args: [[9, 1]], expected: 0, purpose: "falling", hidden: true },
    { args: [[3, 8, 1, 4]], expected: 5, purpose: "before the low", hidden: true },
  ],
  references: { javascript: solution },
  keySteps: [
    "Go through the prices once in the order of the days.",
    "Keep the lowest price seen so far.",
    "For each day work out the price minus the lowest price before.",
    "Keep the largest of these profits, starting from zero.",
    "Return the largest profit at the end.",
  ],
});

/** It forgets the best profit. */
export const wrongTrade = `function best(prices) {
  let lowest = prices[0];
  let profit = 0;
  for (const price of prices) {
    lowest = Math.min(lowest, price);
    profit = price - lowest;
  }
  return profit;
}
`;

/** A reply with code in a block. */
export const fenced = (code: string) => `Here it is:\n\`\`\`js\n${code}\n\`\`\`\nDoes that help?`;

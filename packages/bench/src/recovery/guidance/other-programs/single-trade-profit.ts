import type { OtherProgram } from "./other-program.ts";

export const singleTradeProfit: OtherProgram[] = [
  {
    bug: "highest-minus-lowest",
    kind: "same-bug",
    code: `function singleTradeProfit(prices) {
  const sorted = prices.slice().sort((x, y) => x - y);
  return sorted.length ? sorted[sorted.length - 1] - sorted[0] : 0;
}`,
  },
  {
    bug: "highest-minus-lowest",
    kind: "more-off",
    code: `function singleTradeProfit(prices) {
  return Math.max(...prices) - Math.min(...prices);
}`,
  },
];

function singleTradeProfit(prices: number[]): number {
  // Write your solution here.
  return 0;
}

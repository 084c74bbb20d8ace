function singleTradeProfit(prices) {
  // Write your solution here.
}

function coinChange(coins, amount) {
  // Write your solution here.
}

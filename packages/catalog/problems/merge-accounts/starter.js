function mergeAccounts(accounts) {
  // Write your solution here.
}

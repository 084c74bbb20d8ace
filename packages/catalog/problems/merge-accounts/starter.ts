function mergeAccounts(accounts: string[][]): string[][] {
  // Write your solution here.
  return [];
}

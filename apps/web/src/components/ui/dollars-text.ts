/** An amount in US dollars: "$1.20"; less than a cent is said in words. */
export const dollarsText = (amount: number): string =>
  amount > 0 && amount < 0.01 ? "less than $0.01" : `$${amount.toFixed(2)}`;

export function misfit(weights, days) {
  if (weights.length < 1) return { weights: "There is at least one crate." };
  if (weights.some((weight) => weight < 1 || weight > 1000)) {
    return { weights: "Each crate weighs between 1 and 1,000." };
  }
  if (days < 1 || days > 20000) return { days: "The number of days is between 1 and 20,000." };
  return null;
}

function shipCapacity(weights, days) {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return Math.ceil(total / days);
}

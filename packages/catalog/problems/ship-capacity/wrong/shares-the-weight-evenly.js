function shipCapacity(weights, days) {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const heaviest = weights.reduce((most, weight) => Math.max(most, weight), 0);
  return Math.max(heaviest, Math.ceil(total / days));
}

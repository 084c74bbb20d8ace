function shipCapacity(weights, days) {
  return Math.ceil(weights.length / days);
}

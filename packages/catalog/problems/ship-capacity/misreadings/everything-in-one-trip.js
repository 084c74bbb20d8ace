function shipCapacity(weights) {
  return weights.reduce((sum, weight) => sum + weight, 0);
}

function shipCapacity(weights) {
  return Math.max(...weights);
}

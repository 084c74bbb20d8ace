function shipCapacity(weights, days) {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const share = total / days;
  let most = 0;
  let load = 0;
  for (const weight of weights) {
    load += weight;
    most = Math.max(most, load);
    if (load >= share) load = 0;
  }
  return most;
}

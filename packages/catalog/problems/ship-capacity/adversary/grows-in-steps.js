function shipCapacity(weights, days) {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const heaviest = Math.max(...weights);
  const lightest = Math.min(...weights);
  let capacity = Math.max(heaviest, Math.ceil(total / days));
  while (true) {
    let needed = 1;
    let load = 0;
    for (const weight of weights) {
      if (load + weight > capacity) {
        needed++;
        load = 0;
      }
      load += weight;
    }
    if (needed <= days) return capacity;
    capacity += lightest;
  }
}

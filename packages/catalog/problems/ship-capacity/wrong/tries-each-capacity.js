function shipCapacity(weights, days) {
  let capacity = weights.reduce((most, weight) => Math.max(most, weight), 0);
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
    capacity++;
  }
}

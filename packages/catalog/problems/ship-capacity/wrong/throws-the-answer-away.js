function shipCapacity(weights, days) {
  let low = weights.reduce((most, weight) => Math.max(most, weight), 0);
  let high = weights.reduce((sum, weight) => sum + weight, 0);
  while (low < high) {
    const mid = Math.floor((low + high) / 2);
    let needed = 1;
    let load = 0;
    for (const weight of weights) {
      if (load + weight > mid) {
        needed++;
        load = 0;
      }
      load += weight;
    }
    if (needed <= days) high = mid - 1;
    else low = mid + 1;
  }
  return low;
}

function shipCapacity(weights, days) {
  const usable = Math.max(1, days - 1);
  let capacity = Math.max(...weights);
  while (daysNeeded(weights, capacity) > usable) capacity++;
  return capacity;
}

function daysNeeded(weights, capacity) {
  let needed = 1;
  let load = 0;
  for (const weight of weights) {
    if (load + weight > capacity) {
      needed++;
      load = 0;
    }
    load += weight;
  }
  return needed;
}

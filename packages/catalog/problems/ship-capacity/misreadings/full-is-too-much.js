function shipCapacity(weights, days) {
  let capacity = Math.max(...weights) + 1;
  while (daysNeeded(weights, capacity) > days) capacity++;
  return capacity;
}

function daysNeeded(weights, capacity) {
  let needed = 1;
  let load = 0;
  for (const weight of weights) {
    if (load + weight >= capacity) {
      needed++;
      load = 0;
    }
    load += weight;
  }
  return needed;
}

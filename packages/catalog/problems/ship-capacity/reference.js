function shipCapacity(weights, days) {
  let low = 0;
  let high = 0;
  for (const weight of weights) {
    low = Math.max(low, weight);
    high += weight;
  }
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (daysNeeded(weights, middle) <= days) high = middle;
    else low = middle + 1;
  }
  return low;
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

function shipCapacity(weights, days) {
  let capacity = Math.max(...weights);
  while (loadsWith(weights, capacity).length > days) capacity++;
  return loadsWith(weights, capacity);
}

function loadsWith(weights, capacity) {
  const loads = [0];
  for (const weight of weights) {
    if (loads.at(-1) + weight > capacity) loads.push(0);
    loads[loads.length - 1] += weight;
  }
  return loads;
}

function shipCapacity(weights, days) {
  const perDay = Math.ceil(weights.length / days);
  let heaviest = 0;
  for (let start = 0; start < weights.length; start += perDay) {
    const load = weights.slice(start, start + perDay).reduce((sum, weight) => sum + weight, 0);
    heaviest = Math.max(heaviest, load);
  }
  return heaviest;
}

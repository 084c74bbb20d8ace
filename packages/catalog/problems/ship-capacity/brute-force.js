function shipCapacity(weights, days) {
  const total = (from, to) => weights.slice(from, to).reduce((sum, weight) => sum + weight, 0);
  function best(from, daysLeft) {
    let least = total(from, weights.length);
    if (daysLeft === 1) return least;
    for (let to = from + 1; to < weights.length; to++) {
      least = Math.min(least, Math.max(total(from, to), best(to, daysLeft - 1)));
    }
    return least;
  }
  return best(0, days);
}

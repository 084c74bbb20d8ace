function shipCapacity(weights, days) {
  let best = Number.POSITIVE_INFINITY;
  const loads = [];
  const place = (crate) => {
    if (Math.max(0, ...loads) >= best) return;
    if (crate === weights.length) {
      best = Math.max(...loads);
      return;
    }
    for (let day = 0; day < loads.length; day++) {
      loads[day] += weights[crate];
      place(crate + 1);
      loads[day] -= weights[crate];
    }
    if (loads.length < days) {
      loads.push(weights[crate]);
      place(crate + 1);
      loads.pop();
    }
  };
  place(0);
  return best;
}

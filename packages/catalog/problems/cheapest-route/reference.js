function cheapestRoute(count, roads, start, goal) {
  const leaving = Array.from({ length: count }, () => []);
  for (const [from, to, cost] of roads) leaving[from].push([to, cost]);

  const heap = [[0, start]];
  const push = (entry) => {
    let at = heap.push(entry) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (heap[parent][0] <= heap[at][0]) break;
      [heap[parent], heap[at]] = [heap[at], heap[parent]];
      at = parent;
    }
  };
  const popCheapest = () => {
    const cheapest = heap[0];
    const last = heap.pop();
    if (heap.length === 0) return cheapest;
    heap[0] = last;
    let at = 0;
    while (true) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && heap[child + 1][0] < heap[child][0]) child++;
      if (heap[at][0] <= heap[child][0]) break;
      [heap[at], heap[child]] = [heap[child], heap[at]];
      at = child;
    }
    return cheapest;
  };

  const settled = new Array(count).fill(false);
  while (heap.length > 0) {
    const [total, place] = popCheapest();
    if (place === goal) return total;
    if (settled[place]) continue;
    settled[place] = true;
    for (const [to, cost] of leaving[place]) {
      if (!settled[to]) push([total + cost, to]);
    }
  }
  return -1;
}

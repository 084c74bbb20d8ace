function kMostFrequent(readings, k) {
  const counts = new Map();
  for (const reading of readings) counts.set(reading, (counts.get(reading) ?? 0) + 1);

  const isWorse = (one, other) =>
    one.count !== other.count ? one.count < other.count : one.reading > other.reading;
  const heap = [];
  const swap = (one, other) => {
    [heap[one], heap[other]] = [heap[other], heap[one]];
  };
  const add = (entry) => {
    let place = heap.push(entry) - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!isWorse(heap[place], heap[parent])) break;
      swap(place, parent);
      place = parent;
    }
  };
  const removeWorst = () => {
    const worst = heap[0];
    const last = heap.pop();
    if (heap.length === 0) return worst;
    heap[0] = last;
    let place = 0;
    while (true) {
      let child = 2 * place + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isWorse(heap[child + 1], heap[child])) child++;
      if (!isWorse(heap[child], heap[place])) break;
      swap(place, child);
      place = child;
    }
    return worst;
  };

  for (const [reading, count] of counts) {
    add({ reading, count });
    if (heap.length > k) removeWorst();
  }
  const board = [];
  while (heap.length > 0) board.push(removeWorst().reading);
  return board.reverse();
}

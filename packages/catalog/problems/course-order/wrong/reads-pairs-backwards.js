function courseOrder(count, needs) {
  const next = Array.from({ length: count }, () => []);
  const waiting = new Array(count).fill(0);
  for (const [a, b] of needs) {
    next[a].push(b);
    waiting[b]++;
  }
  const queue = [];
  for (let i = 0; i < count; i++) if (waiting[i] === 0) queue.push(i);
  const order = [];
  while (queue.length > 0) {
    const course = queue.pop();
    order.push(course);
    for (const other of next[course]) {
      waiting[other]--;
      if (waiting[other] === 0) queue.push(other);
    }
  }
  return order.length === count ? order : [];
}

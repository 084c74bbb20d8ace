function courseOrder(count, needs) {
  const after = Array.from({ length: count }, () => new Set());
  const waiting = new Array(count).fill(0);
  for (const [course, first] of needs) {
    after[first].add(course);
    waiting[course] += 1;
  }
  const order = [];
  for (let i = 0; i < count; i++) if (waiting[i] === 0) order.push(i);
  for (let i = 0; i < order.length; i++) {
    for (const course of after[order[i]]) {
      waiting[course] -= 1;
      if (waiting[course] === 0) order.push(course);
    }
  }
  return order.length === count ? order : [];
}

function courseOrder(count, needs) {
  const after = new Map();
  const waiting = new Map();
  for (const [course, first] of needs) {
    if (!after.has(first)) after.set(first, []);
    after.get(first).push(course);
    waiting.set(course, (waiting.get(course) || 0) + 1);
    if (!waiting.has(first)) waiting.set(first, 0);
  }
  const order = [];
  for (const [course, open] of waiting) if (open === 0) order.push(course);
  for (let i = 0; i < order.length; i++) {
    for (const course of after.get(order[i]) || []) {
      waiting.set(course, waiting.get(course) - 1);
      if (waiting.get(course) === 0) order.push(course);
    }
  }
  return order.length === waiting.size ? order : [];
}

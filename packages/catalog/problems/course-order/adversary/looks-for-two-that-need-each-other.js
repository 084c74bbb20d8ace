function courseOrder(count, needs) {
  const before = Array.from({ length: count }, () => new Set());
  for (const [course, first] of needs) {
    before[course].add(first);
    if (before[first].has(course)) return [];
  }
  const seen = new Set();
  const order = [];
  function visit(course) {
    if (seen.has(course)) return;
    seen.add(course);
    for (const first of before[course]) visit(first);
    order.push(course);
  }
  for (let course = 0; course < count; course++) visit(course);
  return order;
}

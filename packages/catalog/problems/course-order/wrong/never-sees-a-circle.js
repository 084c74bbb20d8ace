function courseOrder(count, needs) {
  const before = Array.from({ length: count }, () => []);
  for (const [course, first] of needs) before[course].push(first);
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

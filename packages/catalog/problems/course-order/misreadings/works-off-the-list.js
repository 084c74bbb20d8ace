function courseOrder(count, needs) {
  const order = new Set();
  for (const [after, before] of needs) order.add(before).add(after);
  for (let course = 0; course < count; course++) order.add(course);
  return [...order];
}

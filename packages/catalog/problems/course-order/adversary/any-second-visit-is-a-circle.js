function courseOrder(count, needs) {
  const before = Array.from({ length: count }, () => []);
  for (const [course, first] of needs) before[course].push(first);
  const placed = new Set();
  const order = [];
  for (let course = 0; course < count; course++) {
    const visited = new Set();
    const visit = (current) => {
      if (visited.has(current)) return false;
      visited.add(current);
      if (placed.has(current)) return true;
      for (const first of before[current]) {
        if (!visit(first)) return false;
      }
      placed.add(current);
      order.push(current);
      return true;
    };
    if (!visit(course)) return [];
  }
  return order;
}

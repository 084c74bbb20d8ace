function courseOrder(count, needs) {
  const before = Array.from({ length: count }, () => []);
  for (const [course, first] of needs) before[course].push(first);
  const state = new Array(count).fill(0);
  const order = [];
  function visit(course) {
    if (state[course] === 1) return false;
    if (state[course] === 2) return true;
    state[course] = 1;
    order.push(course);
    for (const first of before[course]) {
      if (!visit(first)) return false;
    }
    state[course] = 2;
    return true;
  }
  for (let course = 0; course < count; course++) {
    if (!visit(course)) return [];
  }
  return order;
}

function courseOrder(count, needs) {
  const after = Array.from({ length: count }, () => []);
  const hasNeeds = new Array(count).fill(false);
  for (const [course, first] of needs) {
    after[first].push(course);
    hasNeeds[course] = true;
  }
  const order = [];
  const seen = new Set();
  for (let course = 0; course < count; course++) {
    if (!hasNeeds[course]) {
      order.push(course);
      seen.add(course);
    }
  }
  for (let i = 0; i < order.length; i++) {
    for (const course of after[order[i]]) {
      if (!seen.has(course)) {
        seen.add(course);
        order.push(course);
      }
    }
  }
  return order.length === count ? order : [];
}

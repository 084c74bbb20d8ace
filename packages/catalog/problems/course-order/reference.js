function courseOrder(count, needs) {
  const opened = Array.from({ length: count }, () => []);
  const missing = new Array(count).fill(0);
  for (const [course, first] of needs) {
    opened[first].push(course);
    missing[course]++;
  }
  const order = [];
  for (let course = 0; course < count; course++) {
    if (missing[course] === 0) order.push(course);
  }
  for (let next = 0; next < order.length; next++) {
    for (const course of opened[order[next]]) {
      missing[course]--;
      if (missing[course] === 0) order.push(course);
    }
  }
  return order.length === count ? order : [];
}

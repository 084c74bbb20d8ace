function courseOrder(count, needs) {
  const order = [];
  while (order.length < count) {
    let next = -1;
    for (let course = 0; course < count && next < 0; course++) {
      if (order.includes(course)) continue;
      if (needs.every(([later, first]) => later !== course || order.includes(first))) next = course;
    }
    if (next < 0) return [];
    order.push(next);
  }
  return order;
}

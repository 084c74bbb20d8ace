function courseOrder(count, needs) {
  const order = [];
  while (order.length < count) {
    const course = nextCourse(count, needs, order);
    if (course === undefined) return [];
    order.push(course);
  }
  return order;
}

function nextCourse(count, needs, order) {
  for (let course = 0; course < count; course++) {
    if (order.includes(course)) continue;
    const isFree = needs.every(([before, after]) => after !== course || order.includes(before));
    if (isFree) return course;
  }
  return undefined;
}

function courseOrder(count, needs) {
  const needOf = new Map(needs);
  const courses = Array.from({ length: count }, (_, course) => course);
  const order = [];
  for (const _ of courses) {
    const isFree = (course) => !needOf.has(course) || order.includes(needOf.get(course));
    const next = courses.find((course) => !order.includes(course) && isFree(course));
    if (next === undefined) return [];
    order.push(next);
  }
  return order;
}

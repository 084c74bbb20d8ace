function courseOrder(_count, needs) {
  const courses = Array.from({ length: Math.max(-1, ...needs.flat()) + 1 }, (_, course) => course);
  const order = [];
  for (const _ of courses) {
    const isFree = (course) => needs.every(([after, before]) => after !== course || order.includes(before));
    const next = courses.find((course) => !order.includes(course) && isFree(course));
    if (next === undefined) return [];
    order.push(next);
  }
  return order;
}

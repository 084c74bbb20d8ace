function courseOrder(count, needs) {
  const isOut = (course) => needs.some(([after, before]) => after === course && before === course);
  const courses = Array.from({ length: count }, (_, course) => course).filter((course) => !isOut(course));
  const order = [];
  for (const _ of courses) {
    const isDone = (course) => isOut(course) || order.includes(course);
    const isFree = (course) => needs.every(([after, before]) => after !== course || isDone(before));
    const next = courses.find((course) => !order.includes(course) && isFree(course));
    if (next === undefined) return [];
    order.push(next);
  }
  return order;
}

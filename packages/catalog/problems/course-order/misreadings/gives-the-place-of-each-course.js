function courseOrder(count, needs) {
  const courses = Array.from({ length: count }, (_, course) => course);
  const order = [];
  while (order.length < count) {
    const isFree = (course) => needs.every(([after, before]) => after !== course || order.includes(before));
    const next = courses.find((course) => !order.includes(course) && isFree(course));
    if (next === undefined) return [];
    order.push(next);
  }
  return courses.map((course) => order.indexOf(course));
}

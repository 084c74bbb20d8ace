function courseOrder(_count, needs) {
  const courses = [...new Set(needs.flat())].sort((one, other) => one - other);
  const order = [];
  while (order.length < courses.length) {
    const isFree = (course) => needs.every(([after, before]) => after !== course || order.includes(before));
    const next = courses.find((course) => !order.includes(course) && isFree(course));
    if (next === undefined) return [];
    order.push(next);
  }
  return order;
}

function courseOrder(count, needs) {
  const order = [];
  for (let course = 0; course < count; course++) {
    if (needs.every(([after]) => after !== course)) order.push(course);
  }
  for (const done of order) {
    for (const [after, before] of needs) {
      if (before === done && !order.includes(after)) order.push(after);
    }
  }
  return order.length === count ? order : [];
}

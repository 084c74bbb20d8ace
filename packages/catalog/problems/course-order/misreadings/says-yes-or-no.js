function courseOrder(count, needs) {
  const courses = Array.from({ length: count }, (_, course) => course);
  const done = new Set();
  for (const _ of courses) {
    for (const course of courses) {
      if (needs.every(([after, before]) => after !== course || done.has(before))) done.add(course);
    }
  }
  return done.size === count;
}

function courseOrder(count, needs) {
  const courses = Array.from({ length: count }, (_, course) => course);
  return courses.filter((course) => needs.every(([after]) => after !== course));
}

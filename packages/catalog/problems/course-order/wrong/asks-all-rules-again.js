function courseOrder(count, needs) {
  const order = [];
  const done = new Set();
  let changed = true;
  while (changed) {
    changed = false;
    for (let course = 0; course < count; course++) {
      if (done.has(course)) continue;
      const open = needs.filter(([later, first]) => later === course && !done.has(first));
      if (open.length === 0) {
        order.push(course);
        done.add(course);
        changed = true;
      }
    }
  }
  return order.length === count ? order : [];
}

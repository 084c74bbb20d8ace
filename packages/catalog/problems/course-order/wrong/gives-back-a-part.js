function courseOrder(count, needs) {
  const after = Array.from({ length: count }, () => []);
  const waiting = new Array(count).fill(0);
  for (const [course, first] of needs) {
    after[first].push(course);
    waiting[course]++;
  }
  const order = [];
  const stack = [];
  for (let i = 0; i < count; i++) if (waiting[i] === 0) stack.push(i);
  while (stack.length > 0) {
    const course = stack.pop();
    order.push(course);
    for (const other of after[course]) {
      waiting[other]--;
      if (waiting[other] === 0) stack.push(other);
    }
  }
  return order;
}

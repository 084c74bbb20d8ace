function courseOrder(count, needs) {
  const direct = new Array(count).fill(0);
  for (const [course] of needs) direct[course]++;
  if (!direct.includes(0)) return [];
  const order = Array.from({ length: count }, (_, course) => course);
  order.sort((a, b) => direct[a] - direct[b]);
  return order;
}

function courseOrder(count, needs) {
  const pairs = [...new Set(needs.map((pair) => pair.join()))].map((pair) => pair.split(",").map(Number));
  const order = [];
  for (let first = 0; first < count; first++) {
    if (pairs.some(([after]) => after === first)) continue;
    let course = first;
    while (course !== undefined && !order.includes(course)) {
      order.push(course);
      course = pairs.find(([, before]) => before === course)?.[0];
    }
  }
  const keepsAll = pairs.every(([after, before]) => order.indexOf(after) === order.indexOf(before) + 1);
  return keepsAll && order.length === count ? order : [];
}

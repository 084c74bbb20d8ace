function courseOrder(count, needs) {
  const groups = [];
  while (groups.flat().length < count) {
    const done = groups.flat();
    const group = [];
    for (let course = 0; course < count; course++) {
      const isFree = needs.every(([after, before]) => after !== course || done.includes(before));
      if (isFree && !done.includes(course)) group.push(course);
    }
    if (group.length === 0) return [];
    groups.push(group);
  }
  return groups;
}

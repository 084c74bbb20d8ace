export function* moments(count, needs) {
  const courses = Array.from({ length: count }, (_, course) => course);
  const needsOf = (course) => needs.filter(([one]) => one === course).map(([, other]) => other);
  const numbers = courses.map((course) => needsOf(course).length);
  const order = [];
  const claim = (list, holds, says, is) => {
    const at = list.find((each) => !holds(each));
    return at === undefined ? { says: "", is: "", holds: true } : { says: says(at), is: is(at), holds: false };
  };
  for (;;) {
    const next = courses.find((course) => numbers[course] === 0 && !order.includes(course));
    if (next === undefined) return order.length === count ? order : [];
    order.push(next);
    for (const [course, need] of needs) if (need === next) numbers[course] -= 1;
    const others = courses.filter((course) => !order.includes(course));
    const open = (course) => needsOf(course).filter((need) => !order.includes(need)).length;
    const beside = (says, text = says) =>
      claim(others, (course) => says(course) === numbers[course], (course) => `the number beside course ${course} would be ${text(course)}`, (course) => `it is ${numbers[course]}`);
    const listed = (course) => `the order so far is ${JSON.stringify(order)}, and course ${course} needs ${JSON.stringify(needsOf(course))}`;
    yield {
      when: `when course ${next} is taken`,
      placed: [
        claim(order, (course) => needsOf(course).length === 0, (course) => `course ${course} would have no needs`, listed),
        claim(order, (course) => !needs.some(([, need]) => need === course), (course) => `nobody would need course ${course}`, (course) => `course ${needs.find(([, need]) => need === course)[0]} needs it`),
        claim(order, (course) => needsOf(course).every((need) => order.indexOf(need) < order.indexOf(course)), (course) => `all needs of course ${course} would stand before it`, listed),
        claim(order, (course) => needsOf(course).some((need) => order.includes(need)), (course) => `course ${course} would have a need in the order`, listed),
      ],
      number: [
        beside((course) => needsOf(course).length),
        beside(open),
        beside((course) => needs.filter(([, need]) => need === course).length),
        beside(() => null, () => "its place in the order"),
      ],
    };
  }
}

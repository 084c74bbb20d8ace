const touches = ([start, end], [from, to]) => start <= to && from <= end;
const join = ([start, end], [from, to]) => [Math.min(start, from), Math.max(end, to)];
const byStart = (one, other) => one[0] - other[0] || one[1] - other[1];

function mergedBySearch(intervals) {
  const [first, ...rest] = intervals;
  if (!first) return [];
  const partner = rest.find((other) => touches(first, other));
  return partner
    ? mergedBySearch([join(first, partner), ...rest.filter((other) => other !== partner)])
    : [first, ...mergedBySearch(rest)].toSorted(byStart);
}

function planOf(taken) {
  const plan = [];
  for (const booking of taken) {
    const last = plan.at(-1);
    if (last && touches(last, booking)) plan[plan.length - 1] = join(last, booking);
    else plan.push(booking);
  }
  return plan;
}

export function* moments(intervals) {
  const taken = intervals.toSorted(byStart);
  const answer = mergedBySearch(intervals);
  const plan = [];
  for (const [at, booking] of taken.entries()) {
    const lengthOf = ([start, end]) => end - start;
    const grows = plan.find((part) => touches(part, booking));
    const part = (says) => ({ of: "the part that grows", says, is: grows });
    const moment = { when: `when [${booking.join(", ")}] is taken` };
    if (grows) {
      moment.last = [
        part(plan[0]),
        part(plan.at(-1)),
        part(plan.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one))),
      ];
      plan[plan.length - 1] = join(plan.at(-1), booking);
    } else plan.push(booking);
    const read = taken.slice(0, at + 1);
    const content = (says) => ({ of: "the plan", says, is: [...plan] });
    yield {
      ...moment,
      content: [
        content(read),
        content(read.filter((one) => !read.some((other) => one !== other && touches(one, other)))),
        content(mergedBySearch(read)),
      ],
    };
  }
  const ends = (says) => ({ of: "the plan at the end", says: planOf(says), is: answer });
  yield {
    when: "when all bookings are taken",
    order: [
      ends(intervals.toSorted(byStart)),
      ends(intervals.toSorted((one, other) => one[1] - other[1])),
      ends(intervals),
      ends(intervals.toSorted((one, other) => other[1] - other[0] - (one[1] - one[0]))),
    ],
  };
  return plan;
}

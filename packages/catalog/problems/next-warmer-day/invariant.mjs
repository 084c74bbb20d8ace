export function* moments(temperatures) {
  const answers = temperatures.map(() => 0);
  const stack = [];
  for (const [day, temperature] of temperatures.entries()) {
    while (stack.length > 0 && temperatures[stack.at(-1)] < temperature) {
      const earlier = stack.pop();
      answers[earlier] = day - earlier;
    }
    stack.push(day);
    const days = temperatures.slice(0, day + 1);
    const waits = (each) => !days.slice(each + 1).some((later) => later > days[each]);
    const all = [...days.keys()];
    const waiting = stack.map((each) => temperatures[each]);
    const content = (says) => ({ of: "the days on the stack, counted from 0,", says, is: [...stack] });
    const is = `they are ${JSON.stringify(waiting)}`;
    const turned = waiting.toReversed();
    const rising = turned.find((each, at) => at > 0 && each > turned[at - 1]);
    yield {
      when: `after day ${day}`,
      content: [
        content(all),
        content(all.filter(waits)),
        content(all.filter((each) => !waits(each))),
        content([days.indexOf(Math.max(...days))]),
      ],
      order: [
        { says: "the temperatures on the stack would rise", is, holds: waiting.every((each, at) => at === 0 || each > waiting[at - 1]) },
        { says: `the temperatures on the stack could as well be ${JSON.stringify(turned)}`, is: `a day below ${rising} would have met a warmer day and left`, holds: rising === undefined },
        { says: "the temperatures on the stack would never rise", is, holds: waiting.every((each, at) => at === 0 || each <= waiting[at - 1]) },
      ],
    };
  }
  return answers;
}

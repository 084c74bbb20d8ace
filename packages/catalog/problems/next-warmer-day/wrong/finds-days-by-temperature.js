function nextWarmerDay(temperatures) {
  const wait = new Array(temperatures.length).fill(0);
  const waiting = [];
  const dayOf = new Map();
  for (let day = 0; day < temperatures.length; day++) {
    const today = temperatures[day];
    while (waiting.length > 0 && waiting[waiting.length - 1] < today) {
      const earlier = dayOf.get(waiting.pop());
      wait[earlier] = day - earlier;
    }
    waiting.push(today);
    dayOf.set(today, day);
  }
  return wait;
}

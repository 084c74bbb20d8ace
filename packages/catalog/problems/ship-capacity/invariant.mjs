function daysFor(weights, size) {
  if (weights.some((weight) => weight > size)) return Infinity;
  let days = 1;
  let load = 0;
  for (const weight of weights) {
    if (load + weight > size) [days, load] = [days + 1, 0];
    load += weight;
  }
  return days;
}

export function* moments(weights, days) {
  let low = Math.max(...weights);
  let high = weights.reduce((sum, weight) => sum + weight, 0);
  const tested = [];
  const told = (size) => (daysFor(weights, size) === Infinity ? `a crate weighs more than ${size}` : `size ${size} needs ${daysFor(weights, size)} days`);
  const isEnough = (size) => daysFor(weights, size) <= days;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const below = Array.from({ length: low - 1 }, (_, at) => at + 1);
    const claim = (holds, says, is) => {
      const size = below.findLast((each) => !holds(each));
      return size === undefined ? { says: "", is: "", holds: true } : { says: says(size), is: is(size), holds: false };
    };
    const lightest = Math.min(...weights);
    yield {
      when: `before size ${middle} is tested`,
      below: [
        claim(isEnough, (size) => `size ${size} would be large enough for ${days} days`, told),
        claim((size) => !isEnough(size), (size) => `size ${size} would be too small`, told),
        claim((size) => tested.includes(size), (size) => `size ${size} would have been tested`, () => (tested.length === 0 ? "nothing was tested yet" : `only ${tested.join(", ")} was tested`)),
        claim((size) => size < lightest, (size) => `${size} would be lighter than every crate`, () => `one crate weighs ${lightest}`),
      ],
      upper: [
        { says: `size ${high} would be large enough`, is: told(high), holds: isEnough(high) },
        { says: `size ${high} would be too small for ${days} days`, is: told(high), holds: !isEnough(high) },
        { says: `size ${high} would not have been tested`, is: `it was, and ${told(high)}`, holds: !tested.includes(high) },
      ],
    };
    tested.push(middle);
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

export function* moments(numbers, target) {
  const fits = (one, other) => one !== other && numbers[one] + numbers[other] === target;
  const all = [...numbers.keys()];
  const pair = all.flatMap((one) => all.filter((other) => other > one && fits(one, other)).map((other) => [one, other]))[0];
  const tried = [];
  let left = 0;
  let right = numbers.length - 1;
  while (left < right) {
    const outside = all.filter((each) => each < left || each > right);
    const claim = (holds, says, is) => {
      const at = outside.find((each) => !holds(each));
      return at === undefined ? { says: "", is: "", holds: true } : { says: says(numbers[at]), is: is(at), holds: false };
    };
    const met = (each) => tried.flatMap(([one, other]) => (one === each ? [other] : other === each ? [one] : []));
    const sum = numbers[left] + numbers[right];
    const inside = all.filter((each) => each >= left && each <= right);
    const enough = inside.find((each) => each !== right && numbers[each] + numbers[right] >= target);
    const other = inside.find((one) => inside.some((each) => fits(one, each)));
    tried.push([left, right]);
    yield {
      when: `when the markers stand at the positions ${left} and ${right}`,
      outside: [
        claim((each) => numbers[each] > target, (number) => `${number} would be larger than the target`, () => `the target is ${target}`),
        claim((each) => met(each).length === numbers.length - 1, (number) => `${number} would have been added to every other number`, (each) => `it was added only to ${met(each).map((one) => numbers[one]).join(", ")}`),
        claim((each) => !all.some((one) => fits(one, each)), (number) => `${number} would be part of no pair that fits`, () => "it is part of one"),
        claim((each) => pair?.includes(each) ?? false, (number) => `${number} would be part of the answer`, () => (pair ? `the answer is ${numbers[pair[0]]} and ${numbers[pair[1]]}` : "no pair fits")),
      ],
      ...(sum < target && {
        move: [
          { says: `${numbers[left]} would be too small for every partner left`, is: "a partner is left", holds: !inside.some((each) => each !== left && numbers[each] + numbers[left] >= target) },
          enough === undefined
            ? { says: "", is: "", holds: true }
            : { says: `${numbers[right]} would be too small for every partner left`, is: `${numbers[enough]} and ${numbers[right]} make ${numbers[enough] + numbers[right]}`, holds: false },
          other === undefined
            ? { says: "", is: "", holds: true }
            : { says: "no pair would fit", is: `${numbers[other]} and ${target - numbers[other]} make ${target}`, holds: false },
        ],
      }),
    };
    if (sum === target) return [left, right];
    if (sum < target) left += 1;
    else right -= 1;
  }
  return [];
}

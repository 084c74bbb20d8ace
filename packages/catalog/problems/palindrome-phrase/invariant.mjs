export function* moments(text) {
  const signs = [...text.toLowerCase()].filter((sign) => /[a-z0-9]/.test(sign));
  const compared = new Set();
  let left = 0;
  let right = signs.length - 1;
  while (left < right) {
    const mirror = (at) => signs.length - 1 - at;
    const differ = (at) => signs[at] !== signs[mirror(at)];
    const between = [...signs.keys()].slice(left, right + 1);
    const claim = (which, positions) => {
      const at = positions.find(differ);
      return at === undefined
        ? { says: "", is: "", holds: true }
        : { says: `the signs ${which} would match`, is: `${JSON.stringify(signs[at])} and its partner ${JSON.stringify(signs[mirror(at)])} differ`, holds: false };
    };
    const open = (says) => ({ of: "what is still open", says, is: signs.slice(left, right + 1) });
    yield {
      when: `when ${JSON.stringify(signs[left])} and ${JSON.stringify(signs[right])} are compared`,
      outside: [
        claim("outside the markers", [...signs.keys()].filter((at) => at < left || at > right)),
        claim("between the markers", between),
        claim("in the left half", [...signs.keys()].slice(0, Math.floor(signs.length / 2))),
      ],
      between: [
        open(signs.slice(0, left)),
        open(signs.filter((_, at) => !compared.has(at))),
        open(signs.slice(right + 1)),
        open([signs[0], signs.at(-1)]),
      ],
    };
    if (signs[left] !== signs[right]) return false;
    compared.add(left).add(right);
    left += 1;
    right -= 1;
  }
  return true;
}

export function generate(random, size) {
  if (size < 100) return [random.word(size, random.pick(["ab", "abc", "abcde", "aA1 -"]))];
  const cycle = random.shuffle(signs(Math.floor(size / 4)));
  const text = [];
  while (text.length < size) {
    const place = text.length % cycle.length;
    text.push(random.chance(0.0002) ? random.pick(cycle) : cycle[place]);
  }
  return [text.join("")];
}

// Signs of the block that starts at U+4E00: each is one character in JavaScript and in Python.
function signs(count) {
  return Array.from({ length: count }, (_, index) => String.fromCharCode(0x4e00 + index));
}

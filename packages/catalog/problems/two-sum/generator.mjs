// All numbers are even but one. An odd target needs the odd number, so exactly one pair is right
// as long as its even partner occurs once. Short lists hold small numbers, which can be added in one's head.
export function generate(random, size) {
  const length = Math.max(2, size);
  const largest = size <= 8 ? 6 : 49;
  const odd = random.integer(-largest - 1, largest) * 2 + 1;
  const partner = random.integer(-largest, largest) * 2;
  const others = [];
  while (others.length < length - 2) {
    const even = random.integer(-largest, largest) * 2;
    if (even !== partner) others.push(even);
  }
  const pair = random.shuffle([odd, partner]);
  const numbers = length > 1000 ? [...others, ...pair] : random.shuffle([...others, ...pair]);
  return [numbers, odd + partner];
}

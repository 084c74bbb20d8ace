// The second word is mostly the first one with many small changes, so that the two stay related.
export function generate(random, size) {
  const alphabet = size <= 8 ? "abc" : "abcdef";
  const length = size <= 8 ? random.integer(0, Math.min(size, 6)) : size - random.integer(0, 9);
  const current = random.word(length, alphabet);
  const most = size <= 8 ? 6 : 300;
  if (random.chance(0.3)) return [current, random.word(Math.min(size, most), alphabet)];
  const letters = [...current];
  const fewest = size <= 8 ? 0 : Math.floor(length / 4);
  for (let changes = random.integer(fewest, Math.ceil(length / 2)); changes > 0; changes--) {
    const place = random.integer(0, letters.length);
    const kind = random.integer(0, 2);
    if (kind === 0 && letters.length < most) letters.splice(place, 0, random.word(1, alphabet));
    if (kind === 1) letters.splice(place, 1);
    if (kind === 2 && place < letters.length) letters[place] = random.word(1, alphabet);
  }
  return [current, letters.join("")];
}

const common = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ01234";
const rare = "56789";

export function generate(random, size) {
  if (size < 100) return [random.word(size, random.pick(["ab", "abc", "aAbB1", "abcdefgh"]))];
  const text = [...random.word(size, common)];
  const last = text.length - 1;
  for (const character of random.shuffle([...rare]).slice(0, random.integer(0, 3))) {
    text[random.integer(last - Math.floor(size / 10), last)] = character;
  }
  return [text.join("")];
}

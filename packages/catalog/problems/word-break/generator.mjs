// Large texts have only a and b, and both are words, so very many cuts are possible. Near the end stands one c.
// Whether a word fits there decides the answer.
export function generate(random, size) {
  return size <= 8 ? fewLetters(random, size) : manyCuts(random, size);
}

function fewLetters(random, size) {
  const words = new Set();
  const count = random.integer(1, 4);
  while (words.size < count) words.add(random.word(random.integer(1, 3), "ab"));
  const list = [...words];
  if (random.chance(0.4)) return [random.word(size, "ab"), list];
  let text = "";
  while (text.length < size) text += random.pick(list);
  return [text, list];
}

function manyCuts(random, size) {
  const words = new Set(["a", "b", "cab"]);
  while (words.size < 14) words.add(random.word(random.integer(2, 5), "ab"));
  const ending = random.chance(0.5) ? "cab" : "cb";
  const tail = random.word(random.integer(3, 8), "ab");
  const front = random.word(size - ending.length - tail.length, "ab");
  return [front + ending + tail, random.shuffle([...words])];
}

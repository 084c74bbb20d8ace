const marks = [..." .,!?'-_:;()[]"];

export function generate(random, size) {
  const alphabet = size < 100 ? random.pick(["ab", "abA", "aA1", "0Pp"]) : "abcdeABCDE01234";
  const half = random.word(Math.floor(size / 2), alphabet);
  const middle = size % 2 === 1 ? random.word(1, alphabet) : "";
  const mirrored = [...half].reverse().map((character) => otherCase(random, character));
  const phrase = [...half, ...middle, ...mirrored];
  if (phrase.length > 0 && random.chance(0.4)) spoil(random, phrase, size);
  return [sprinkle(random, phrase).join("")];
}

function otherCase(random, character) {
  return random.chance(0.5) ? character.toLowerCase() : character.toUpperCase();
}

function spoil(random, phrase, size) {
  const centre = Math.floor(phrase.length / 2);
  const reach = size < 100 ? centre : 50;
  phrase[Math.max(0, centre - random.integer(0, reach))] = "z";
}

function sprinkle(random, phrase) {
  return phrase.flatMap((character) => {
    const roll = random.integer(0, 9);
    if (roll === 0) return [random.pick(marks), random.pick(marks), character];
    return roll <= 2 ? [random.pick(marks), character] : [character];
  });
}

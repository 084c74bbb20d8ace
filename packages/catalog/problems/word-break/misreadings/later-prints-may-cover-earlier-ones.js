function wordBreak(text, words) {
  const visible = [...text];
  const couldBeOnTop = (word, at) =>
    visible.slice(at, at + word.length).some((letter) => letter !== null) &&
    [...word].every((letter, i) => visible[at + i] === null || visible[at + i] === letter);
  for (let takenOff = true; takenOff; ) {
    takenOff = false;
    for (const word of words) {
      for (let at = 0; at < text.length; at++) {
        if (!couldBeOnTop(word, at)) continue;
        visible.fill(null, at, at + word.length);
        takenOff = true;
      }
    }
  }
  return visible.every((letter) => letter === null);
}

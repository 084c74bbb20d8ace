function validParentheses(text) {
  const openers = "([{";
  const closers = ")]}";
  const depth = [0, 0, 0];
  for (const character of text) {
    if (openers.includes(character)) {
      depth[openers.indexOf(character)] += 1;
    } else {
      const kind = closers.indexOf(character);
      depth[kind] -= 1;
      if (depth[kind] < 0) return false;
    }
  }
  return depth.every((open) => open === 0);
}

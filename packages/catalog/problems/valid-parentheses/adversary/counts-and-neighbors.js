function validParentheses(text) {
  const openers = "([{";
  const closers = ")]}";
  const depth = [0, 0, 0];
  for (let place = 0; place < text.length; place += 1) {
    const opened = openers.indexOf(text[place]);
    const closed = closers.indexOf(text[place]);
    if (opened >= 0) {
      depth[opened] += 1;
    } else {
      const before = place > 0 ? openers.indexOf(text[place - 1]) : -1;
      if (before >= 0 && before !== closed) return false;
      depth[closed] -= 1;
      if (depth[closed] < 0) return false;
    }
  }
  return depth.every((open) => open === 0);
}

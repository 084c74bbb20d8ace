function validParentheses(text) {
  const openingOf = { ")": "(", "]": "[", "}": "{" };
  const open = [];
  for (const sign of text) {
    if (openingOf[sign] === undefined) {
      if (open.at(-1) === sign) return false;
      open.push(sign);
    } else if (open.pop() !== openingOf[sign]) return false;
  }
  return open.length === 0;
}

function validParentheses(text) {
  const openingOf = { ")": "(", "]": "[", "}": "{" };
  const open = [];
  for (const sign of text) {
    if (openingOf[sign] === undefined) open.push(sign);
    else if (open.length > 0 && open.pop() !== openingOf[sign]) return false;
  }
  return open.length === 0;
}

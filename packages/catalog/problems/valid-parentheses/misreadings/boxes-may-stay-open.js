function validParentheses(text) {
  const openingOf = { ")": "(", "]": "[", "}": "{" };
  const open = [];
  for (const sign of text) {
    if (openingOf[sign] === undefined) open.push(sign);
    else if (open.pop() !== openingOf[sign]) return false;
  }
  return true;
}

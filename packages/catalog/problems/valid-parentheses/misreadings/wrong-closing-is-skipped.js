function validParentheses(text) {
  const openingOf = { ")": "(", "]": "[", "}": "{" };
  const open = [];
  for (const sign of text) {
    if (openingOf[sign] === undefined) open.push(sign);
    else if (open.at(-1) === openingOf[sign]) open.pop();
  }
  return open.length === 0;
}

function validParentheses(text) {
  const openerOf = { ")": "(", "]": "[", "}": "{" };
  const open = [];
  for (const character of text) {
    const opener = openerOf[character];
    if (opener === undefined) open.push(character);
    else if (open.pop() !== opener) return false;
  }
  return open.length === 0;
}

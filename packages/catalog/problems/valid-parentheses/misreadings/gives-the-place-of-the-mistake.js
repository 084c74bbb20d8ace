function validParentheses(text) {
  const openingOf = { ")": "(", "]": "[", "}": "{" };
  const open = [];
  for (let position = 0; position < text.length; position++) {
    const opening = openingOf[text[position]];
    if (opening === undefined) open.push(text[position]);
    else if (open.pop() !== opening) return position;
  }
  return open.length === 0 ? -1 : text.length;
}

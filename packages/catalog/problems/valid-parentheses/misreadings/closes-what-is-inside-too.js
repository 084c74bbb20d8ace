function validParentheses(text) {
  const openingOf = { ")": "(", "]": "[", "}": "{" };
  let open = [];
  for (const sign of text) {
    const opening = openingOf[sign];
    if (opening === undefined) open.push(sign);
    else if (open.includes(opening)) open = open.slice(0, open.lastIndexOf(opening));
    else return false;
  }
  return open.length === 0;
}

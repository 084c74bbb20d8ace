function validParentheses(text) {
  const openingOf = { ")": "(", "]": "[", "}": "{" };
  const open = [];
  let onTheFloor = 0;
  for (const sign of text) {
    if (openingOf[sign] === undefined) {
      if (open.length === 0) onTheFloor++;
      open.push(sign);
    } else if (open.pop() !== openingOf[sign]) return false;
  }
  return open.length === 0 && onTheFloor <= 1;
}

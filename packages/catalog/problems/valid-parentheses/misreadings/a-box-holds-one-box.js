function validParentheses(text) {
  const openingOf = { ")": "(", "]": "[", "}": "{" };
  const open = [];
  for (const sign of text) {
    if (openingOf[sign] === undefined) {
      const around = open.at(-1);
      if (around?.isFilled) return false;
      if (around) around.isFilled = true;
      open.push({ sign, isFilled: false });
    } else if (open.pop()?.sign !== openingOf[sign]) return false;
  }
  return open.length === 0;
}

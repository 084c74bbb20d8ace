function validParentheses(text) {
  const opener = { ")": "(", "]": "[", "}": "{" };
  const waiting = [];
  let next = 0;
  for (const character of text) {
    if (!(character in opener)) {
      waiting.push(character);
    } else {
      if (waiting[next] !== opener[character]) return false;
      next += 1;
    }
  }
  return next === waiting.length;
}

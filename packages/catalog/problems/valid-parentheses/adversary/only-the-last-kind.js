function validParentheses(text) {
  const opener = { ")": "(", "]": "[", "}": "{" };
  let depth = 0;
  let lastOpened = "";
  for (const character of text) {
    if (!(character in opener)) {
      depth += 1;
      lastOpened = character;
    } else {
      if (depth === 0) return false;
      if (lastOpened !== "" && lastOpened !== opener[character]) return false;
      depth -= 1;
      lastOpened = "";
    }
  }
  return depth === 0;
}

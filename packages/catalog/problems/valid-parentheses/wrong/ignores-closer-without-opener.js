function validParentheses(text) {
  const opener = { ")": "(", "]": "[", "}": "{" };
  const stack = [];
  for (const character of text) {
    if (!(character in opener)) {
      stack.push(character);
    } else if (stack.length > 0) {
      if (stack.pop() !== opener[character]) return false;
    }
  }
  return stack.length === 0;
}

function validParentheses(text) {
  const partner = { "(": ")", "[": "]", "{": "}" };
  const stack = [];
  for (const character of text) {
    if (partner[character]) {
      stack.push(partner[character]);
    } else if (stack.pop() !== character) {
      return false;
    }
  }
  return true;
}

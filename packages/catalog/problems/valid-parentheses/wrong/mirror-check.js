function validParentheses(text) {
  const partner = { "(": ")", "[": "]", "{": "}" };
  if (text.length % 2 !== 0) return false;
  for (let left = 0; left < text.length / 2; left += 1) {
    const right = text.length - 1 - left;
    if (partner[text[left]] !== text[right]) return false;
  }
  return true;
}

function validParentheses(text) {
  return /^(\(\)|\[\]|\{\})*$/.test(text);
}

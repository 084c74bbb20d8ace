function validParentheses(text) {
  return text === "" || ["()", "[]", "{}"].includes(text.at(0) + text.at(-1));
}

function validParentheses(text) {
  let rest = text;
  while (rest.includes("()") || rest.includes("[]") || rest.includes("{}")) {
    rest = rest.replace("()", "").replace("[]", "").replace("{}", "");
  }
  return rest === "";
}

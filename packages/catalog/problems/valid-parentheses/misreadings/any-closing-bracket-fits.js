function validParentheses(text) {
  let open = 0;
  for (const sign of text) {
    open += "([{".includes(sign) ? 1 : -1;
    if (open < 0) return false;
  }
  return open === 0;
}

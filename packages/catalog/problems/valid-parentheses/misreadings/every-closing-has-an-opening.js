function validParentheses(text) {
  return ["()", "[]", "{}"].every(([opening, closing]) => {
    let open = 0;
    for (const sign of text) {
      if (sign === opening) open += 1;
      if (sign === closing) open -= 1;
      if (open < 0) return false;
    }
    return true;
  });
}

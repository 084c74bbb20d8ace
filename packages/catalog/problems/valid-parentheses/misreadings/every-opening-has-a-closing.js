function validParentheses(text) {
  return ["()", "[]", "{}"].every(([opening, closing]) => {
    let missing = 0;
    for (const sign of text) {
      if (sign === opening) missing += 1;
      if (sign === closing && missing > 0) missing -= 1;
    }
    return missing === 0;
  });
}

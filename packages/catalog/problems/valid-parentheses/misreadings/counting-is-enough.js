function validParentheses(text) {
  const opened = [...text].filter((sign) => "([{".includes(sign)).length;
  return opened * 2 === text.length;
}

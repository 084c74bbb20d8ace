function validParentheses(text) {
  const count = (wanted) => [...text].filter((sign) => sign === wanted).length;
  return count("(") === count(")") && count("[") === count("]") && count("{") === count("}");
}

function validParentheses(text) {
  const count = (character) => text.split(character).length - 1;
  return (
    count("(") === count(")") && count("[") === count("]") && count("{") === count("}")
  );
}

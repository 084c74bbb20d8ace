function validParentheses(text) {
  // Write your solution here.
}

function validParentheses(text: string): boolean {
  // Write your solution here.
  return false;
}

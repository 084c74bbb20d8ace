function firstUniqueCharacter(text) {
  // Write your solution here.
}

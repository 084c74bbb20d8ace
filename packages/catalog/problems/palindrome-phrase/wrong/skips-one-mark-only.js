function palindromePhrase(text) {
  const counts = (character) => /[A-Za-z0-9]/.test(character);
  let left = 0;
  let right = text.length - 1;
  while (left < right) {
    if (!counts(text[left])) left += 1;
    if (!counts(text[right])) right -= 1;
    if (text[left].toLowerCase() !== text[right].toLowerCase()) return false;
    left += 1;
    right -= 1;
  }
  return true;
}

function palindromePhrase(text) {
  const counts = (character) => /[a-z0-9]/i.test(character);
  let left = 0;
  let right = text.length - 1;
  while (left < right) {
    if (!counts(text[left])) left += 1;
    else if (!counts(text[right])) right -= 1;
    else {
      if (text[left].toLowerCase() !== text[right].toLowerCase()) return false;
      left += 1;
      right -= 1;
    }
  }
  return true;
}

function palindromePhrase(text) {
  const kept = text.split("").filter((character) => /[A-Za-z0-9]/.test(character));
  let left = 0;
  let right = kept.length - 1;
  while (left < right) {
    if (kept[left] !== kept[right]) return false;
    left += 1;
    right -= 1;
  }
  return true;
}

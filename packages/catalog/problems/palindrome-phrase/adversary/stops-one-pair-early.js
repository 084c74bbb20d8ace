function palindromePhrase(text) {
  const kept = text.toLowerCase().replace(/[^a-z0-9]/g, "");
  let left = 0;
  let right = kept.length - 1;
  while (left < right - 1) {
    if (kept[left] !== kept[right]) return false;
    left += 1;
    right -= 1;
  }
  return true;
}

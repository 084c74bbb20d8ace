function palindromePhrase(text) {
  const kept = text.replace(/[^A-Za-z0-9]/g, "");
  for (let left = 0; left < Math.floor(kept.length / 2); left += 1) {
    const distance = Math.abs(kept.charCodeAt(left) - kept.charCodeAt(kept.length - 1 - left));
    if (distance !== 0 && distance !== 32) return false;
  }
  return true;
}

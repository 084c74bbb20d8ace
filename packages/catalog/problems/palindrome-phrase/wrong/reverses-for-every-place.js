function palindromePhrase(text) {
  const kept = text.toLowerCase().replace(/[^a-z0-9]/g, "");
  const reverse = (word) => word.split("").reverse().join("");
  for (let place = 0; place < kept.length; place += 1) {
    if (kept[place] !== reverse(kept)[place]) return false;
  }
  return true;
}

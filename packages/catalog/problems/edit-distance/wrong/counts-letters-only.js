function editDistance(current, wanted) {
  const left = {};
  for (const letter of current) left[letter] = (left[letter] || 0) + 1;
  let kept = 0;
  for (const letter of wanted) {
    if (left[letter] > 0) {
      left[letter]--;
      kept++;
    }
  }
  return Math.max(current.length, wanted.length) - kept;
}

function editDistance(current, wanted) {
  const extra = [...current];
  let missing = 0;
  for (const letter of wanted) {
    const place = extra.indexOf(letter);
    if (place < 0) missing += 1;
    else extra.splice(place, 1);
  }
  return Math.max(missing, extra.length);
}

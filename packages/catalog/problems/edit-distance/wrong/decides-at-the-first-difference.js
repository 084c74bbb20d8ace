function editDistance(current, wanted) {
  let i = 0;
  let j = 0;
  let steps = 0;
  while (i < current.length && j < wanted.length) {
    if (current[i] === wanted[j]) {
      i++;
      j++;
      continue;
    }
    steps++;
    const left = current.length - i;
    const open = wanted.length - j;
    if (left >= open) i++;
    if (open >= left) j++;
  }
  return steps + (current.length - i) + (wanted.length - j);
}

function editDistance(current, wanted) {
  const shared = Math.min(current.length, wanted.length);
  let steps = Math.abs(current.length - wanted.length);
  for (let i = 0; i < shared; i++) if (current[i] !== wanted[i]) steps++;
  return steps;
}

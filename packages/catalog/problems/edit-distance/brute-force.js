function editDistance(current, wanted) {
  if (current === "") return wanted.length;
  if (wanted === "") return current.length;
  const swap = current[0] === wanted[0] ? 0 : 1;
  return Math.min(
    swap + editDistance(current.slice(1), wanted.slice(1)),
    1 + editDistance(current.slice(1), wanted),
    1 + editDistance(current, wanted.slice(1)),
  );
}

function editDistance(current, wanted) {
  const [longer, shorter] = current.length >= wanted.length ? [current, wanted] : [wanted, current];
  return [...longer].filter((letter) => !shorter.includes(letter)).length;
}

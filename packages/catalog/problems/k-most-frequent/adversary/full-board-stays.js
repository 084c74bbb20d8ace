function kMostFrequent(readings, k) {
  const counts = new Map();
  for (const reading of readings) counts.set(reading, (counts.get(reading) || 0) + 1);
  const betterFirst = (a, b) => b[1] - a[1] || a[0] - b[0];
  const board = [];
  for (const entry of counts) {
    if (board.length < k) board.push(entry);
    else if (entry[1] > board[k - 1][1]) board[k - 1] = entry;
    board.sort(betterFirst);
  }
  return board.map(([reading]) => reading);
}

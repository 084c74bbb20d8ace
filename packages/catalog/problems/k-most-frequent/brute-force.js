function kMostFrequent(readings, k) {
  const board = [];
  while (board.length < k) {
    let best = null;
    let bestCount = 0;
    for (const reading of readings) {
      if (board.includes(reading)) continue;
      const count = readings.filter((other) => other === reading).length;
      if (count > bestCount || (count === bestCount && reading < best)) {
        best = reading;
        bestCount = count;
      }
    }
    board.push(best);
  }
  return board;
}

function kMostFrequent(readings, k) {
  const countOf = (wanted) => readings.filter((reading) => reading === wanted).length;
  const different = [...new Set(readings)];
  different.sort((a, b) => countOf(b) - countOf(a) || a - b);
  return different.slice(0, k);
}

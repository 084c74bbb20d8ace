function kMostFrequent(readings, k) {
  const countOf = (reading) => readings.filter((other) => other === reading).length;
  const different = [...new Set(readings)];
  const byCount = (one, other) => countOf(other) - countOf(one);
  return different
    .sort((one, other) => byCount(one, other) || Math.abs(one) - Math.abs(other) || one - other)
    .slice(0, k);
}

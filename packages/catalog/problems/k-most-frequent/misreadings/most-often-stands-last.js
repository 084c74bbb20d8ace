function kMostFrequent(readings, k) {
  const countOf = (reading) => readings.filter((other) => other === reading).length;
  const different = [...new Set(readings)];
  return different
    .sort((one, other) => countOf(other) - countOf(one) || one - other)
    .slice(0, k)
    .reverse();
}

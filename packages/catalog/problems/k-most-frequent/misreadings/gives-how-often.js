function kMostFrequent(readings, k) {
  const countOf = (reading) => readings.filter((other) => other === reading).length;
  const different = [...new Set(readings)];
  return different.map(countOf).sort((one, other) => other - one).slice(0, k);
}

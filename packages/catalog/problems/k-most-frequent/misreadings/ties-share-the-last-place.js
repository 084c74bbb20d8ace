function kMostFrequent(readings, k) {
  const countOf = (reading) => readings.filter((other) => other === reading).length;
  const ordered = [...new Set(readings)].sort((one, other) => countOf(other) - countOf(one) || one - other);
  return ordered.filter((reading) => countOf(reading) >= countOf(ordered[k - 1]));
}

function kMostFrequent(readings, k) {
  const countOf = (reading) => readings.filter((other) => other === reading).length;
  return [...readings].sort((one, other) => countOf(other) - countOf(one) || one - other).slice(0, k);
}

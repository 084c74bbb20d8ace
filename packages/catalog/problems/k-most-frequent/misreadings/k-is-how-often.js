function kMostFrequent(readings, k) {
  const countOf = (reading) => readings.filter((other) => other === reading).length;
  const often = [...new Set(readings)].filter((reading) => countOf(reading) >= k);
  return often.sort((one, other) => countOf(other) - countOf(one) || one - other);
}

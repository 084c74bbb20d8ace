function kMostFrequent(readings, k) {
  return [...new Set(readings)].sort((one, other) => other - one).slice(0, k);
}

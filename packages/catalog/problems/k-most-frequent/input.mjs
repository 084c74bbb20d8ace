export function misfit(readings, k) {
  if (readings.length < 1) return { readings: "There is at least one reading." };
  if (readings.some((reading) => Math.abs(reading) > 10000)) {
    return { readings: "Each reading lies between -10,000 and 10,000." };
  }
  const different = new Set(readings).size;
  if (k < 1 || k > different) {
    return { k: "k is at least 1 and never larger than the number of different readings." };
  }
  return null;
}

// Small lists use few different readings, so that ties are frequent. In large lists each reading comes up only a few
// times, so there are many different readings and the last places are always tied.
export function generate(random, size) {
  const length = Math.max(1, size);
  const bound = size <= 8 ? 3 : size <= 1000 ? 30 : 10000;
  const readings = Array.from({ length }, () => random.integer(-bound, bound));
  const different = new Set(readings).size;
  return [readings, random.integer(1, Math.min(different, 40))];
}

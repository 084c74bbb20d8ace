export function misfit(count, needs) {
  if (count < 1 || count > 10000) return { count: "There are between 1 and 10,000 courses." };
  if (needs.some((pair) => pair.length !== 2)) return { needs: "Each pair has two courses." };
  if (needs.flat().some((course) => course < 0 || course >= count)) {
    return { needs: "Both numbers of a pair are courses from 0 to count - 1." };
  }
  return null;
}

export function misfit(root) {
  if (root.some((value) => value !== null && Math.abs(value) > 1000)) {
    return { root: "Each value lies between -1,000 and 1,000." };
  }
  let places = 1;
  for (const value of root) {
    if (places === 0) return { root: "A value stands where no node is above it." };
    places += value === null ? -1 : 1;
  }
  return null;
}

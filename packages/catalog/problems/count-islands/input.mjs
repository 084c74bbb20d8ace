export function misfit(grid) {
  const [first = []] = grid;
  if (grid.length > 0 && first.length < 1) return { grid: "A row has at least one square." };
  if (grid.some((row) => row.length !== first.length)) {
    return { grid: "All rows have the same length." };
  }
  if (grid.some((row) => row.some((square) => square !== 0 && square !== 1))) {
    return { grid: "Each square is 0 (water) or 1 (land)." };
  }
  return null;
}

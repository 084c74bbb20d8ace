function editDistance(current, wanted) {
  let least = Infinity;
  for (let front = 0; front <= wanted.length; front++) {
    for (let end = front; end <= wanted.length; end++) {
      const part = wanted.slice(front, end);
      const row = [0, ...new Array(part.length).fill(Infinity)];
      for (const letter of current) {
        for (let made = part.length; made >= 0; made--) {
          const swapped = made === 0 ? Infinity : row[made - 1] + (letter === part[made - 1] ? 0 : 1);
          row[made] = Math.min(row[made] + 1, swapped);
        }
      }
      least = Math.min(least, row[part.length] + wanted.length - part.length);
    }
  }
  return least;
}

function editDistance(current, wanted) {
  let above = Array.from({ length: wanted.length + 1 }, (_, made) => made);
  for (let used = 1; used <= current.length; used++) {
    const row = [used];
    for (let made = 1; made <= wanted.length; made++) {
      const swap = current[used - 1] === wanted[made - 1] ? 0 : 1;
      row.push(Math.min(above[made] + 1, row[made - 1] + 1, above[made - 1] + swap));
    }
    above = row;
  }
  return above[wanted.length];
}

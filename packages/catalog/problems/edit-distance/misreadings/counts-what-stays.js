function editDistance(current, wanted) {
  const kept = [];
  for (let used = 0; used <= current.length; used++) {
    kept.push([]);
    for (let made = 0; made <= wanted.length; made++) {
      const ways = [0];
      if (used > 0) ways.push(kept[used - 1][made]);
      if (made > 0) ways.push(kept[used][made - 1]);
      if (used > 0 && made > 0 && current[used - 1] === wanted[made - 1]) ways.push(kept[used - 1][made - 1] + 1);
      kept[used].push(Math.max(...ways));
    }
  }
  return kept[current.length][wanted.length];
}

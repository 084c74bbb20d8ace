function editDistance(current, wanted) {
  const minutes = [];
  for (let used = 0; used <= current.length; used++) {
    minutes.push([]);
    for (let made = 0; made <= wanted.length; made++) {
      const swap = current[used - 1] === wanted[made - 1] ? 0 : 1;
      const ways = used === 0 && made === 0 ? [0] : [];
      if (used > 0) ways.push(minutes[used - 1][made] + 1);
      if (made > 0) ways.push(minutes[used][made - 1] + 1);
      if (used > 0 && made > 0) ways.push(minutes[used - 1][made - 1] + swap);
      const isTurned = current[used - 1] === wanted[made - 2] && current[used - 2] === wanted[made - 1];
      if (used > 1 && made > 1 && isTurned) ways.push(minutes[used - 2][made - 2] + 1);
      minutes[used].push(Math.min(...ways));
    }
  }
  return minutes[current.length][wanted.length];
}

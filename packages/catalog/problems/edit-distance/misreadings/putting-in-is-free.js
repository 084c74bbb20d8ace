function editDistance(current, wanted) {
  const minutes = [];
  for (let used = 0; used <= current.length; used++) {
    minutes.push([]);
    for (let made = 0; made <= wanted.length; made++) {
      const swap = current[used - 1] === wanted[made - 1] ? 0 : 1;
      const ways = used === 0 && made === 0 ? [0] : [];
      if (used > 0) ways.push(minutes[used - 1][made] + 1);
      if (made > 0) ways.push(minutes[used][made - 1]);
      if (used > 0 && made > 0) ways.push(minutes[used - 1][made - 1] + swap);
      minutes[used].push(Math.min(...ways));
    }
  }
  return minutes[current.length][wanted.length];
}

function editDistance(current, wanted) {
  const minutes = [];
  for (let used = 0; used <= current.length; used++) {
    minutes.push([]);
    for (let made = 0; made <= wanted.length; made++) {
      const swap = current[used - 1] === wanted[made - 1] ? 0 : 1;
      const ways = [];
      if (used === 0 && made === 0) ways.push(0);
      if (used > 0 && made > 0) ways.push(minutes[used - 1][made - 1] + swap);
      for (let before = 0; before < used; before++) ways.push(minutes[before][made] + 1);
      for (let before = 0; before < made; before++) ways.push(minutes[used][before] + 1);
      minutes[used].push(Math.min(...ways));
    }
  }
  return minutes[current.length][wanted.length];
}

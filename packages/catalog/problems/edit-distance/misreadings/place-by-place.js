function editDistance(current, wanted) {
  let minutes = 0;
  for (let place = 0; place < Math.max(current.length, wanted.length); place++) {
    if (current[place] !== wanted[place]) minutes += 1;
  }
  return minutes;
}

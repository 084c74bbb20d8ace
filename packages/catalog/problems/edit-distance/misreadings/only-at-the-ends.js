function editDistance(current, wanted) {
  let least = current.length + wanted.length;
  for (let shift = -current.length; shift <= wanted.length; shift++) {
    let minutes = 0;
    for (let place = Math.min(0, -shift); place < Math.max(current.length, wanted.length - shift); place++) {
      if (current[place] !== wanted[place + shift]) minutes += 1;
    }
    least = Math.min(least, minutes);
  }
  return least;
}

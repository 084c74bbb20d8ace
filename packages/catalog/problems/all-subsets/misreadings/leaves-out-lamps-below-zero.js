function allSubsets(numbers) {
  let lightings = [[]];
  for (const number of numbers) {
    if (number < 0) continue;
    lightings = [...lightings, ...lightings.map((lighting) => [...lighting, number])];
  }
  return lightings;
}

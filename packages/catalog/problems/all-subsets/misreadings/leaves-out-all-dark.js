function allSubsets(numbers) {
  let lightings = [[]];
  for (const number of numbers) {
    lightings = [...lightings, ...lightings.map((lighting) => [...lighting, number])];
  }
  return lightings.filter((lighting) => lighting.length > 0);
}

function allSubsets(numbers) {
  let lightings = [[]];
  for (let lamp = 0; lamp < numbers.length; lamp++) {
    lightings = [...lightings.map((states) => [...states, 0]), ...lightings.map((states) => [...states, 1])];
  }
  return lightings;
}

function allSubsets(numbers) {
  const lightings = [];
  function extend(lighting) {
    lightings.push(lighting);
    for (const number of numbers) {
      if (!lighting.includes(number)) extend([...lighting, number]);
    }
  }
  extend([]);
  return lightings;
}

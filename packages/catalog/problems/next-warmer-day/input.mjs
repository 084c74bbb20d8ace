export function misfit(temperatures) {
  if (temperatures.every((degrees) => degrees >= -50 && degrees <= 60)) return null;
  return { temperatures: "Each temperature lies between -50 and 60." };
}

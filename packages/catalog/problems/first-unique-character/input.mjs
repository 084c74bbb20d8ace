export function misfit(text) {
  if (/^[A-Za-z0-9]*$/.test(text)) return null;
  return { text: "Each character is an English letter or a digit." };
}

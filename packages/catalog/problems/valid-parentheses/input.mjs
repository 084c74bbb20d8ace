export function misfit(text) {
  if (/^[()[\]{}]*$/.test(text)) return null;
  return { text: "Each character is one of the six brackets ( ) [ ] { }." };
}

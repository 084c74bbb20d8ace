export function misfit(text) {
  if (/^[ -~]*$/.test(text)) return null;
  return { text: "The text holds only what an English keyboard has." };
}

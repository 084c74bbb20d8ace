export function misfit(text) {
  if (text.length <= 60000) return null;
  return { text: "The text has between 0 and 60,000 characters." };
}

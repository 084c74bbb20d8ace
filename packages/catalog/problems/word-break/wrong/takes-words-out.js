function wordBreak(text, words) {
  let rest = text;
  for (const word of words) rest = rest.split(word).join("");
  return rest === "";
}

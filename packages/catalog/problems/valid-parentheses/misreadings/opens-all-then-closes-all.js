function validParentheses(text) {
  const closingOf = { "(": ")", "[": "]", "{": "}" };
  const half = text.length / 2;
  return [...text].every((sign, at) => at >= half || closingOf[sign] === text.at(-1 - at)) && text.length % 2 === 0;
}

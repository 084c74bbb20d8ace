const CODE_LINES = [
  /^\s*(for|while|if|elif|else|def|function|return|const|let|var)\b.*[:({;=]/m,
  /[\w\])]\s*(===?|!==?|\+=|-=|\+\+|=>)\s*[\w[(]/,
  /\w+\[\w+\s*[-+]?\s*\w*\]\s*=/,
  /;\s*$/m,
];

export function looksLikeCode(text: string): boolean {
  return CODE_LINES.filter((shape) => shape.test(text)).length >= 2;
}

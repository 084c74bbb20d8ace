const CODE_LINES = [
  /^[ \t]*(for|while|if|elif|else|def|function|return|const|let|var)\b.*[:({;=]/m,
  /[\w\])]\s*(===?|!==?|\+=|-=|\+\+|=>)\s*[\w[(]/,
  /\w\[\w{1,40}\s{0,4}[-+]?\s{0,4}\w{0,40}\]\s*=/,
  /;\s*$/m,
];

export function looksLikeCode(text: string): boolean {
  return CODE_LINES.filter((shape) => shape.test(text)).length >= 2;
}

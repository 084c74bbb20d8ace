const CODE_LINES = [
  /^[ \t]*(for|while|if|elif|else|def|function|return|const|let|var)\b.*[:({;=]/m,
  /[\w\])]\s*(===?|!==?|\+=|-=|\+\+|=>)\s*[\w[(]/,
  /\w\[\w{1,40}\s{0,4}[-+]?\s{0,4}\w{0,40}\]\s*=/,
  /;\s*$/m,
];

const SUBSCRIPT = /\w\[\w[\w:+-]{0,12}\]/g;
const LEAST_SUBSCRIPTS = 3;
/** Prose may name `prices[i]`; where every fifth word is one, the text is a formula. */
const SUBSCRIPT_SHARE = 0.2;

export function looksLikeCode(text: string): boolean {
  const subscripts = text.match(SUBSCRIPT)?.length ?? 0;
  const words = text.split(/\s/).filter(Boolean).length;
  if (subscripts >= LEAST_SUBSCRIPTS && subscripts / words >= SUBSCRIPT_SHARE) return true;
  return CODE_LINES.filter((shape) => shape.test(text)).length >= 2;
}

const SPACE = /[\s\uFEFF\u200B]+/y;
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|#[^\n]*/y;

/** The position after spaces and comments. */
export function skipSpace(text: string, from: number): number {
  let at = from;
  for (;;) {
    const next = endOfMatch(COMMENT, text, endOfMatch(SPACE, text, at));
    if (next === at) return at;
    at = next;
  }
}

function endOfMatch(shape: RegExp, text: string, at: number): number {
  shape.lastIndex = at;
  return shape.test(text) ? shape.lastIndex : at;
}

export function matchAt(shape: RegExp, text: string, at: number): RegExpExecArray | null {
  shape.lastIndex = at;
  return shape.exec(text);
}

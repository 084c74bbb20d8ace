/** Lines of a unified diff before, between and within its hunks. */
const PROPER = /^(?:[-+ ]|@@ |\\ |diff |index |--- |\+\+\+ |$)/;
/** A removed line with the added one glued to it, as a cut reply leaves them: `-def f(nn+def f(n):`. */
const GLUED =
  /^-[^+]{0,500}[\w)\]}:;,]\+[ \t]{0,40}(?:def|function|class|return|const|let|if|for|while|import)\b/;

/** Whether a text that should be a unified diff cannot be applied as one. */
export function isMalformedDiff(diff: string): boolean {
  const lines = diff.split("\n");
  const changes = lines.filter((line) => /^[-+](?![-+]{2} )/.test(line));
  return changes.length === 0 || lines.some((line) => !PROPER.test(line) || GLUED.test(line));
}
